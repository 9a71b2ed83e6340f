import { Suspense, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { part } from './newerBuild.ts';
import { change, type Settings, useSettings } from './settings.ts';

const Identity = part(() => import('./Identity.tsx'));

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const current = useSettings();
  return (
    <Dialog title={words.settings} onClose={onClose}>
      <div className="settings">
        <label className="field">
          <span>{words.yourName}</span>
          <input
            type="text"
            maxLength={40}
            value={current.name}
            placeholder={words.you}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <Choice of="language" title={words.language} names={{ en: 'English', de: 'Deutsch' }} />
        <Choice of="theme" title={words.theme} names={words.themes} />
        <Choice of="palette" title={words.palette} names={words.palettes} />
        <Choice of="size" title={words.size} names={words.sizes} />
        <Choice of="motion" title={words.motion} names={words.motions} />
        <Choice of="pace" title={words.pace} names={words.paces} />
        <label className="switch">
          <input
            type="checkbox"
            checked={current.sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
          <span>{words.sound}</span>
        </label>
        <label className="field">
          <span>{words.volume}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="10"
            disabled={!current.sound}
            value={current.volume}
            onChange={(event) => change({ volume: Number(event.target.value) })}
          />
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={current.askAll}
            onChange={(event) => change({ askAll: event.target.checked })}
          />
          <span>{words.askAll}</span>
        </label>
        <Notices />
        <Suspense>
          <Identity />
        </Suspense>
      </div>
    </Dialog>
  );
}

type Chosen = 'language' | 'theme' | 'palette' | 'size' | 'motion' | 'pace';

function Choice<K extends Chosen>({
  of,
  title,
  names,
}: {
  of: K;
  title: string;
  names: Readonly<Record<Settings[K], string>>;
}) {
  const current = useSettings();
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      {(Object.entries(names) as [Settings[K], string][]).map(([value, name]) => (
        <label key={value}>
          <input
            type="radio"
            name={of}
            checked={current[of] === value}
            onChange={() => change({ [of]: value } as Partial<Settings>)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Asks the browser only when somebody wants notices. */
function Notices() {
  const words = useWords();
  const { notices } = useSettings();
  const [refused, setRefused] = useState(false);
  if (!('Notification' in window)) return null;
  const turn = async (on: boolean) => {
    const granted = on && (await Notification.requestPermission()) === 'granted';
    setRefused(on && !granted);
    change({ notices: granted });
    const push = await import('./push.ts');
    await (granted ? push.subscribeToPush() : push.unsubscribeFromPush()).catch(() => undefined);
  };
  return (
    <>
      <label className="switch">
        <input type="checkbox" checked={notices} onChange={(event) => void turn(event.target.checked)} />
        <span>{words.notices}</span>
      </label>
      {refused && (
        <p role="status" className="note">
          {words.noticesRefused}
        </p>
      )}
    </>
  );
}
