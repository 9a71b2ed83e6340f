import { ShareLink } from '../parts/ShareLink.tsx';
import { useWords } from '../words/index.ts';

/** A link under which anybody can watch a match of this server again. */
export function ShareReplay({ path }: { path: string }) {
  const words = useWords();
  return <ShareLink url={new URL(path, location.href).href} label={words.copyReplay} copied={words.replayCopied} />;
}
