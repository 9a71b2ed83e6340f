import { stdout } from 'node:process';
import { styleText } from 'node:util';

/** Styles that vanish where the output is no terminal, or `NO_COLOR` is set. */
export const bold = (text: string): string => styleText('bold', text, { stream: stdout });
export const dim = (text: string): string => styleText('dim', text, { stream: stdout });
export const colourful = (): boolean => styleText('bold', 'x', { stream: stdout }) !== 'x';

export function clearScreen(): void {
  if (stdout.isTTY) stdout.write('\u001b[2J\u001b[3J\u001b[H');
}
