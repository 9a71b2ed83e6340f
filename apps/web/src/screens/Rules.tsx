import { NotFound } from '../app/App.tsx';
import { Frame } from '../app/Frame.tsx';
import { useSettings } from '../app/settings.ts';
import { metaOf } from '../games/registry.ts';
import { Rulebook } from '../parts/Rulebook.tsx';
import { useWords } from '../words/index.ts';

export default function Rules({ game, rule }: { game: string; rule: string | undefined }) {
  const words = useWords();
  const { language } = useSettings();
  const meta = metaOf(game);
  if (meta === undefined) return <NotFound />;
  return (
    <Frame title={words.rulebookOf(meta.name[language])}>
      <h1>{meta.name[language]}</h1>
      <Rulebook key={language} game={game} rule={rule} heading="h2" />
    </Frame>
  );
}
