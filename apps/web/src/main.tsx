import './ui/theme/layers.css';
import '@fontsource-variable/golos-text';
import './ui/theme/stand-in-font.css';
import './ui/theme/mantine.css';
import 'virtual:theme.css';
import './ui/theme/global.css';
import './ui/sight/sight.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { firstLanguage } from './app/rendering/first-language.ts';
import { readPageState } from './app/rendering/page-state.ts';
import { takeOver } from './app/rendering/take-over.tsx';
import { createAppRouter } from './app/router/create-router.ts';
import { focusPage } from './app/router/focus-page.ts';
import { followHash } from './app/router/follow-hash.ts';
import { followPages } from './app/router/follow-pages.ts';
import { followSession } from './app/router/follow-session.ts';
import { arrive } from './app/router/guard.ts';
import { keepPagesAtHand } from './app/router/keep-pages-at-hand.ts';
import { createLanguage } from './i18n/language.ts';
import { keepAt } from './platform/address/keep-at.ts';
import { createServices } from './platform/create-services.ts';
import { followLanguage } from './platform/query/follow-language.ts';
import { keepAlive } from './platform/session/keep-alive.ts';
import { ensureStorage } from './platform/session/memory-storage.ts';
import { roomyStorage } from './platform/session/roomy-storage.ts';
import { whenIdle } from './ui/lazy.ts';
import { onFirstSign } from './ui/use-awake.ts';

const keepFocus = async () => (await import('./ui/focus.ts')).keepBusyFocus();

/** Starts the tab: texts first, then the session in the background, then the page. */
async function start(root: HTMLElement) {
  const keeps = ensureStorage(window);
  const drawn = readPageState(document);
  const first = await firstLanguage(drawn, window);
  const storage = roomyStorage(window.localStorage);
  const services = createServices(await createLanguage(window, undefined, first), storage);
  const router = createAppRouter(services);
  keepAlive(services.session);
  keepPagesAtHand(router, services);
  followHash(router, keepAt);
  focusPage(router);
  onFirstSign(() => void keepFocus().catch(console.error));
  void services.session.start();
  followLanguage(services, () => void router.invalidate());
  followPages(router, services);
  followSession(services, () => void router.invalidate());
  router.subscribe('onResolved', ({ toLocation }) => arrive(services, toLocation));
  if (drawn) await takeOver(root, { state: drawn, services, router });
  else {
    createRoot(root).render(<App services={services} router={router} />);
    // what opens on the page, and what comes after it, says more than the page does
    if (first.texts) onFirstSign(() => void services.language.complete().catch(console.error));
  }
  const warn = () => {
    const { language, toasts } = services;
    const words = language.engine.translator(language.locale())('shell.toast.noStorage');
    // a page that the server has drawn has no notices while it is being taken over
    whenIdle(() => toasts.warning(words));
  };
  if (!keeps) warn();
  storage.whenFull(warn);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    // what the server has drawn can still be read
    if (root.hasChildNodes()) return;
    // without the texts themselves there is no other place for these words
    root.textContent = 'Страница не загрузилась. Обновите её. The page did not load. Reload it.';
  });
}
