import { FIELDS, FIELD } from '../../../games/merchant-of-venus/src/content/fields.ts';
import * as L from '../../../games/merchant-of-venus/src/content/map.ts';
import { FIELD_KINDS } from '../../../games/merchant-of-venus/src/content/terms.ts';
console.log(Object.keys(L));
const nb = (f: number) => (L as any).LINES_AT?.[f] ?? (L as any).NEIGHBOURS?.[f];
console.log(JSON.stringify((L as any).LINES?.[0]), JSON.stringify(nb(0)));
const from = FIELD[process.argv[2]];
const prev = new Map([[from, -1]]); const q = [from];
const adj = new Map<number, number[]>();
for (const l of (L as any).LINES) { const [a, b] = [l.a ?? l.from ?? l[0], l.b ?? l.to ?? l[1]]; (adj.get(a) ?? adj.set(a, []).get(a)!).push(b); (adj.get(b) ?? adj.set(b, []).get(b)!).push(a); }
while (q.length) { const f = q.shift()!; for (const n of adj.get(f) ?? []) if (!prev.has(n)) { prev.set(n, f); q.push(n); } }
for (const t of process.argv.slice(3)) { const path = []; for (let f = FIELD[t]; f >= 0; f = prev.get(f)!) path.unshift(`${FIELDS[f].id}(${FIELD_KINDS[FIELDS[f].kind]})`); console.log(path.join(' ')); }
for (const n of adj.get(from) ?? []) console.log('next', FIELDS[n].id, FIELD_KINDS[FIELDS[n].kind]);
