// Writes without end and without a line end.
const write = () => process.stdout.write('x'.repeat(65536), write);
write();
