import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { useWords } from '../words/index.ts';
import { Link } from './router.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { change, useSettings } from './settings.ts';

/** Head and body of every screen that is not a table. */
export function Frame({ title, children }: { title?: string; children: ReactNode }) {
  const words = useWords();
  useTitle(title);
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <header className="bar">
        <Link to="/" className="brand">
          <Logo />
          <span>Starboard</span>
        </Link>
        <LanguageSwitch />
        <SettingsButton />
      </header>
      <main className="page" id="content">
        {children}
      </main>
    </>
  );
}

function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'Starboard' : `${title} · Starboard`;
  }, [title]);
}

export function SettingsButton() {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="icon-button" aria-label={words.settings} onClick={() => setOpen(true)}>
        <Icon name="gear" />
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function LanguageSwitch() {
  const { language } = useSettings();
  const other = language === 'en' ? 'de' : 'en';
  const names = { en: 'English', de: 'Deutsch' };
  return (
    <button type="button" className="button quiet language" lang={other} onClick={() => change({ language: other })}>
      {names[other]}
    </button>
  );
}
