/** People of whom it is known from which address they come. */
const MOST = 20_000;

/** Where people come from, in memory alone: so that many people of one address together get no more than others. */
export class Whereabouts {
  readonly #addresses = new Map<string, string>();

  note(person: string, address: string): void {
    this.#addresses.delete(person);
    this.#addresses.set(person, networkOf(address));
    for (const oldest of this.#addresses.keys()) {
      if (this.#addresses.size <= MOST) return;
      this.#addresses.delete(oldest);
    }
  }

  /** The address of the first of these people who is known; all others are thrown together. */
  of(people: Iterable<string | null | undefined>): string {
    for (const person of people) {
      const address = person == null ? undefined : this.#addresses.get(person);
      if (address !== undefined) return address;
    }
    return 'somewhere';
  }
}

/** Of IPv6 whoever has one address has a whole network of them. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head, tail = ''] = address.split('%')[0].split('::');
  const groups = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = address.includes('::') ? 8 - groups[0].length - groups[1].length : 0;
  const all = [...groups[0], ...new Array(Math.max(0, missing)).fill('0'), ...groups[1]];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
