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
import { focusPage, followHash, followPages, followSession } from './app/router/follow.ts';
import { fetchFirstPage, keepPagesAtHand } from './app/router/keep-pages-at-hand.ts';
import { arrive } from './app/router/protected.ts';
import { createLanguage } from './i18n/language.ts';
import { keepAt } from './platform/address/read.ts';
import { createServices } from './platform/create-services.ts';
import { followLanguage } from './platform/query/queries.ts';
import { keepAlive } from './platform/session/browser-deps.ts';
import { ensureStorage, roomyStorage } from './platform/session/storage.ts';
import { keepBusyFocus } from './ui/focus.ts';
import { whenIdle } from './ui/lazy.ts';
import { onFirstSign } from './ui/use-awake.ts';

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
  onFirstSign(keepBusyFocus);
  void services.session.start();
  fetchFirstPage(router, services);
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
if (root) void start(root);
