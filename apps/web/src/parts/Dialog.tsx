import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A drawer stands at the side and is as high as the screen. */
  readonly shape?: 'box' | 'drawer';
}

/** The browser's own dialog: it keeps the focus, and Escape closes it. */
export function Dialog({ title, onClose, children, shape = 'box' }: Props) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, the click beside it is for the mouse
    <dialog
      ref={dialog}
      className={`dialog ${shape}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
