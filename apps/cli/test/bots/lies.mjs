// Answers at once, each time with something else that is not possible.
import { createInterface } from 'node:readline';

const lies = [
  { do: 'win-at-once' },
  { do: 'burn', fuel: 99 },
  { do: 'accept' },
  undefined,
  { __proto__: null, do: 'constructor' },
  { do: 'tow', extra: 1 },
];
let told = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, decision } = JSON.parse(line);
  // Every third answer is honest, so that it goes on being asked.
  const honest = told % 3 === 2 && decision.options.length > 0;
  console.log(JSON.stringify({ id, action: honest ? decision.options[0] : lies[told % lies.length] }));
  told++;
}
