// Answers each question with the answer to the one before.
import { createInterface } from 'node:readline';

let before = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, decision } = JSON.parse(line);
  console.log(JSON.stringify({ id: before, action: decision.options[0] }));
  before = id;
}
