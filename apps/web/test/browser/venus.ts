import type { Locator, Page } from 'playwright-core';
import { FIELDS } from '../../../../games/merchant-of-venus/src/content/fields.ts';
import { begin, nextStep, planTable, seqOf, waitForTurn } from './play.ts';

/** What brings a merchant on where the board has nothing to click, best first; in English and in German. */
const KEEN = [
  /^(Drop off|Absetzen)/,
  /^(Sell|Verkaufen)/,
  /^(Land here|Hier landen)/,
  /^(Take aboard|An Bord)/,
  /^(Roll and|Würfeln)/,
  /^(Fight|Kämpfen)/,
  /^(Lower|Um 1 senken)/,
];
/** What he does only if there is nothing else. */
const IDLE =
  /^(Throw|Unload|Switch off|Stay here|End your turn|No$|Pay in|Über Bord|Abladen|Antrieb|Hier bleiben|Den Zug|Nein$)/;

const optionsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.desk-actions button[data-option] .option-text > span').allTextContents();

/** Which of the options he takes: what brings him on, never nothing while there is something to do. */
function choose(options: readonly string[], random: () => number): number {
  const keen = KEEN.map((words) => options.findIndex((text) => words.test(text))).find((at) => at >= 0);
  if (keen !== undefined && random() < 0.85) return keen;
  const busy = options.flatMap((text, at) => (IDLE.test(text) ? [] : [at]));
  return busy.length > 0 ? busy[Math.floor(random() * busy.length)] : 0;
}

/** One action by the number keys. */
export async function pressBest(page: Page, random: () => number): Promise<void> {
  const seq = await seqOf(page);
  const options = (await optionsOf(page)).slice(0, 9);
  await page.keyboard.press(String(choose(options, random) + 1));
  await nextStep(page, seq);
}

/** A table for a match of 20 rounds; alone, with the challenge that lasts as long. */
export async function sitDownForShort(page: Page, address: string, kinds: readonly string[]): Promise<void> {
  await planTable(page, address, kinds);
  const options = page.locator('.option-line select');
  await options.first().selectOption('20');
  if (kinds.length === 1) await options.last().selectOption('CH2');
  await begin(page);
}

/** Fields of the chart with a light, by their refs: where one may stop, havens first, else all of them. */
const litFields = (page: Page, stops = ''): Promise<readonly string[]> =>
  page.locator(`.mv-map .mv-field${stops}[role="button"]`).evaluateAll((fields) =>
    fields
      .map((field) => ({ ref: field.getAttribute('data-ref') ?? '', text: field.getAttribute('aria-label') ?? '' }))
      .sort((a, b) => Number(/city|spaceport/.test(b.text)) - Number(/city|spaceport/.test(a.text)))
      .map(({ ref }) => ref),
  );

/** A click, or a tap, into the middle of a field of the chart. */
async function touchField(page: Page, ref: string): Promise<void> {
  const field = page.locator(`.mv-map [data-ref="${ref}"]`);
  const { x, y } = await field.evaluate((one) => {
    const { e, f } = (one as unknown as SVGGElement).getScreenCTM() as DOMMatrix;
    return { x: e, y: f };
  });
  await page.mouse.click(x, y);
}

/** The fields of the best way that the trade finder knows for what is aboard; none if nobody buys it. */
async function bestWay(page: Page): Promise<readonly string[]> {
  if ((await page.locator('.mv-holds [data-ref^="cargo:"]').count()) === 0) return [];
  await finder(page).click();
  const rows = page.locator('.mv-finder [data-show^="way "]');
  await page.locator('.mv-finder').waitFor();
  const ways = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.show ?? ''));
  await page.locator('.mv-finder [data-show="close"]').click();
  const fields = ways.map((way) => way.split(' ').slice(2)).find((way) => way.length > 0) ?? [];
  return fields.map((field) => `field:${FIELDS[Number(field)].id}`);
}

/** What opens the trade finder: a button on the chart, or a tab. */
export const finder = (page: Page): Locator =>
  page.locator('.mv-to-finder:visible, .mv-tabbar:visible [data-show="tab trade"]');

/** Waits until something has happened, or more has to be said. */
async function answered(page: Page, seq: number): Promise<void> {
  const happened = (before: number) => {
    const table = document.querySelector<HTMLElement>('.table');
    const more = document.querySelector('.desk-actions .picked, .refusal');
    return table === null || Number(table.dataset.seq) > before || more !== null;
  };
  await page.waitForFunction(happened, seq, { polling: 10 });
}

/** Somebody who trades by clicks on the board, and remembers where he wants to go. */
export class Merchant {
  /** What he has done so far. */
  readonly done: string[] = [];
  /** Told of what lies open now and then: cards that nobody is asked about. */
  seen: ((what: string) => Promise<void>) | undefined;
  private way: readonly string[] = [];
  private readonly page: Page;
  private readonly random: () => number;
  constructor(page: Page, random: () => number) {
    this.page = page;
    this.random = random;
  }

  /** Plays on until the match is over, or something is so. */
  async play(until: () => Promise<boolean> = async () => false): Promise<void> {
    for (let i = 0; i < 1500; i++) {
      if ((await waitForTurn(this.page)) === 'over' || (await until())) return;
      this.done.push(await this.act());
      await this.page.locator('.mv-board:not([data-flying])').waitFor();
    }
    throw new Error(`The match is not over: ${this.done.slice(-5).join('; ')}`);
  }

  private async act(): Promise<string> {
    const asked = await this.page.locator('.table').getAttribute('data-asked');
    if (asked === 'declare') return (await this.declare()) ?? this.choose();
    if (asked === 'flight') return (await this.fly()) ?? this.choose();
    if (asked === 'business') return (await this.trade()) ?? this.choose();
    return (await this.meet()) ?? this.choose();
  }

  /** Tests, pirates and the like lie open as a card with buttons: the first of them. */
  private async meet(): Promise<string | undefined> {
    const [first] = await this.page.locator('.mv-meeting .mv-choose').all();
    if (first === undefined) return undefined;
    await this.touch(() => first.click());
    return 'Meet what comes';
  }

  /** Sets off towards the best buyer, or anywhere. */
  private async declare(): Promise<string | undefined> {
    this.way = await bestWay(this.page);
    const open = await litFields(this.page);
    if (open.length === 0) return undefined;
    const ref = open.includes(this.way[0]) ? this.way[0] : open[Math.floor(this.random() * open.length)];
    await this.touch(() => touchField(this.page, ref));
    return `Set off for ${ref}`;
  }

  /** Chooses a stop, as far as he gets on his way, or a place to land; looks at the card, and flies. */
  private async fly(): Promise<string | undefined> {
    const { page } = this;
    const card = page.locator('.mv-flight');
    // A course that was set for this way has left the card where it was.
    const ref = (await card.count()) > 0 ? '' : await this.stop();
    if (ref === undefined) return undefined;
    if (ref !== '') await touchField(page, ref);
    await card.waitFor();
    await this.seen?.('flight-card');
    const offer = card.locator('.mv-offer').first();
    const go = (await offer.count()) > 0 ? offer : card.locator('.mv-primary');
    if ((await go.count()) === 0) return undefined;
    await this.touch(() => go.click());
    return `Fly to ${ref}`;
  }

  private async stop(): Promise<string | undefined> {
    const { page } = this;
    const stops = await litFields(page, ':has(.mv-stop)');
    const onWay = (await litFields(page)).filter((ref) => this.way.includes(ref));
    return onWay.sort((a, b) => this.way.indexOf(b) - this.way.indexOf(a))[0] ?? stops[0];
  }

  /** Sells what is wanted, then buys a good, by the rows of the market card. */
  private async trade(): Promise<string | undefined> {
    const rows = this.page.locator('.mv-market');
    for (const [what, row] of [
      ['Sell', '[data-show^="sell "]'],
      ['Buy', 'button[data-ref^="good:"]'],
    ] as const) {
      const [first] = await rows.locator(row).all();
      if (first === undefined) continue;
      await this.touch(() => first.click());
      return what;
    }
    return undefined;
  }

  /** Does it, and says the rest in the panel if more has to be said. */
  private async touch(click: () => Promise<void>): Promise<void> {
    const seq = await seqOf(this.page);
    await click();
    await answered(this.page, seq);
    if ((await seqOf(this.page)) > seq) return;
    if ((await this.page.locator('.desk-actions .picked').count()) > 0)
      await this.page.locator('.desk-actions button[data-option]').first().click();
    await nextStep(this.page, seq);
  }

  private async choose(): Promise<string> {
    const options = await optionsOf(this.page);
    const chosen = choose(options, this.random);
    const seq = await seqOf(this.page);
    await this.page.locator('.desk-actions button[data-option]').nth(chosen).click();
    await nextStep(this.page, seq);
    return options[chosen];
  }
}
