// Ends at the first question.
process.stdin.once('data', () => process.exit(7));
