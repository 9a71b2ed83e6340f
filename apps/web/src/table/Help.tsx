import { Dialog } from '../parts/Dialog.tsx';
import { useWords } from '../words/index.ts';

/** The keys of the table. */
export function Help({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.help} onClose={onClose}>
      <dl className="keys">
        {words.helpKeys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
