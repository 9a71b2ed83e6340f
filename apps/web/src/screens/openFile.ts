import { readMatchFile } from '@starboard/kernel';
import { navigate } from '../app/router.tsx';
import { keepReplay } from '../sessions/saves.ts';

/** Reads a match file and shows it; throws a `BadInput` if it is none. */
export async function openMatchFile(file: File): Promise<void> {
  const match = readMatchFile(await file.text());
  const id = match.commitment.slice(0, 12);
  await keepReplay(id, match);
  navigate(`/replay/file/${id}`);
}
