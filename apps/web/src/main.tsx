import './ui/theme/layers.css';
import '@fontsource-variable/golos-text';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import 'virtual:theme.css';
import './ui/theme/global.css';
import 'dayjs/locale/ru';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/create-services.ts';
import { createAppRouter } from './app/router/create-router.ts';
import { followSession } from './app/router/follow-session.ts';
import { keepPagesAtHand } from './app/router/keep-pages-at-hand.ts';
import { keepAlive } from './app/session/keep-alive.ts';
import { createLanguage } from './i18n/language.ts';

/** Starts the tab: texts first, then the session in the background, then the page. */
async function start(root: HTMLElement) {
  const services = createServices(await createLanguage());
  const router = createAppRouter(services);
  keepAlive(services.session);
  keepPagesAtHand(router, services.session);
  void services.session.start();
  followSession(services, () => void router.invalidate());
  createRoot(root).render(<App services={services} router={router} />);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    // without the texts themselves there is no other place for these words
    root.textContent = 'Страница не загрузилась. Обновите её. The page did not load. Reload it.';
  });
}
