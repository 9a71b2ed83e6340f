import type { ServerMessage } from '@starboard/protocol';
import type { Page } from 'playwright-core';

/** A line on which nothing arrives for a while, or something else; what is sent goes out. */
export async function strangeLine(page: Page, change: (message: ServerMessage) => ServerMessage = (same) => same) {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/\/api\/live/, (toPage) => {
    const toServer = toPage.connectToServer();
    toServer.onMessage((message) => {
      const pass = () => toPage.send(JSON.stringify(change(JSON.parse(String(message)))));
      if (held === undefined) pass();
      else held.push(pass);
    });
  });
  await page.goto('/');
  return {
    hold: () => {
      held = [];
    },
    release: () => {
      const late = held ?? [];
      held = undefined;
      for (const pass of late) pass();
    },
  };
}

/** More than the largest ship offers while a tile is in hand: all 144 placements, and 100 that are not possible. */
export function offeringMuch(message: ServerMessage): ServerMessage {
  if (message.t !== 'step' && message.t !== 'snapshot') return message;
  const placements = Array.from({ length: 144 }, (_, i) => ({ do: 'place', at: Math.floor(i / 4), turn: i % 4 }));
  const verdict = { ok: false, rule: 'GT-5.2', code: 'hand-full', params: {} } as const;
  const decisions = message.decisions?.map((decision) =>
    decision.options?.some((option) => option.do === 'return')
      ? { ...decision, options: placements, refused: [{ verdict, actions: placements.slice(0, 100) }] }
      : decision,
  );
  return { ...message, ...(decisions === undefined ? {} : { decisions }) } as ServerMessage;
}
