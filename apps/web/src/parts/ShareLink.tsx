import { useState } from 'react';
import { useWords } from '../words/index.ts';
import { Icon } from './Icon.tsx';

interface ShareLinkProps {
  readonly url: string;
  readonly label: string;
  /** What is said when it has been copied. */
  readonly copied: string;
}

/** A link to hand on: a phone asks whom to, elsewhere it is copied. */
export function ShareLink({ url, label, copied }: ShareLinkProps) {
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches)
      return navigator.share({ title: 'Starboard', url }).catch(() => undefined); // nobody was chosen
    await navigator.clipboard
      .writeText(url)
      .then(() => setCopied(true))
      .catch(() => void prompt(words.link, url)); // not allowed here: it can be copied by hand
  };
  return (
    <p className="share">
      <button type="button" className="button" onClick={() => void share()}>
        <Icon name="link" /> {label}
      </button>{' '}
      <span role="status">{isCopied && copied}</span>
    </p>
  );
}
