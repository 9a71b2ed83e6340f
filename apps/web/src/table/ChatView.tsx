import type { ChatLine } from '@starboard/protocol';
import { type FormEvent, useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';

export function ChatView({ lines, onSay }: { lines: readonly ChatLine[]; onSay: (text: string) => Promise<void> }) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end whenever something is added
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const say = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    form.reset();
    if (text !== '') void onSay(text);
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard */}
      <div className="chat-lines" ref={list} tabIndex={0} role="log" aria-label={words.chat}>
        {lines.length === 0 && <p className="muted">{words.chatEmpty}</p>}
        {lines.map(({ id, name, text }) => (
          <p key={id}>
            <strong>{name}</strong> {text}
          </p>
        ))}
      </div>
      <form className="row" onSubmit={say}>
        <label className="grow">
          <span className="hidden">{words.chatWrite}</span>
          <input name="text" maxLength={500} autoComplete="off" placeholder={words.chatWrite} />
        </label>
        <button type="submit" className="button">
          {words.send}
        </button>
      </form>
    </div>
  );
}
