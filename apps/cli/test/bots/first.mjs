// Takes the first option, or fills the first form in with as much as it asks for.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { id, decision } = JSON.parse(line);
  console.log(JSON.stringify({ id, action: decision.options[0] ?? filledIn(decision.forms[0]) }));
}

/** @param {{ do: string, fields: { name: string, ids: string[], max: number[], total: number }[] }} form */
function filledIn(form) {
  const values = form.fields.map(({ name, ids, max, total }) => {
    let left = total;
    const counts = ids.map((id, i) => {
      const n = Math.min(left, max[i]);
      left -= n;
      return [id, n];
    });
    return [name, Object.fromEntries(counts)];
  });
  return { do: form.do, ...Object.fromEntries(values) };
}
