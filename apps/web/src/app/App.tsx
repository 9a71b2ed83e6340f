import { Component, type ReactNode, Suspense } from 'react';
import { Home } from '../screens/Home.tsx';
import { useWords } from '../words/index.ts';
import { Frame } from './Frame.tsx';
import { part } from './newerBuild.ts';
import { useRoute } from './router.tsx';

const NewTable = part(() => import('../screens/NewTable.tsx'));
const LocalTable = part(() => import('../screens/LocalTable.tsx'));
const OnlineTable = part(() => import('../screens/OnlineTable.tsx'));
const Replay = part(() => import('../screens/Replay.tsx'));
const Puzzles = part(() => import('../screens/Puzzles.tsx'));
const Puzzle = part(() => import('../screens/Puzzle.tsx'));
const Lesson = part(() => import('../screens/Lesson.tsx'));
const Admin = part(() => import('../screens/Admin.tsx'));
const Rules = part(() => import('../screens/Rules.tsx'));

export function App() {
  return (
    <Guard>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </Guard>
  );
}

/** The screen of each address. */
function Screen() {
  const { path, query } = useRoute();
  const [first, second, third] = path;
  switch (first) {
    case undefined:
      return <Home />;
    case 'new':
      return <NewTable key={second} game={second ?? ''} />;
    case 'local':
      return <LocalTable key={second} id={second ?? ''} />;
    case 't':
      return <OnlineTable key={second} id={second ?? ''} />;
    case 'replay':
      return <Replay key={path.join('/')} from={second ?? ''} id={third ?? ''} query={query} />;
    case 'puzzles':
      return third === undefined ? <Puzzles /> : <Puzzle key={`${second}/${third}`} game={second} name={third} />;
    case 'learn':
      return <Lesson key={`${second}/${third}`} game={second ?? ''} name={third ?? ''} />;
    case 'admin':
      return <Admin />;
    case 'rules':
      return <Rules key={second} game={second ?? ''} rule={query.get('rule') ?? undefined} />;
    default:
      return <NotFound />;
  }
}

export function Loading() {
  const words = useWords();
  return (
    <main className="loading" id="content">
      <div className="orbit" aria-hidden="true" />
      <p role="status">{words.loading}</p>
    </main>
  );
}

export function NotFound() {
  const words = useWords();
  return (
    <Frame title={words.notFound}>
      <h1>{words.notFound}</h1>
    </Frame>
  );
}

/** Shows what broke instead of an empty page. */
class Guard extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { error: Error }) {
  const words = useWords();
  return (
    <main className="page" id="content">
      <h1>{words.broken}</h1>
      <p>{error.message}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {words.reload}
      </button>{' '}
      <a className="button" href="/">
        {words.home}
      </a>
    </main>
  );
}
