import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reloadForNewerBuild } from './app/newerBuild.ts';
import { show } from './app/settings.ts';
import './styles/base.css';
import './styles/home.css';

show();
reloadForNewerBuild();
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
