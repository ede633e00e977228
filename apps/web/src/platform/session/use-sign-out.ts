import { authEndpoints } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { whenGone } from '../../ui/focus.ts';
import { readPage } from '../address/read-page.ts';
import { useServices } from '../ServicesContext.tsx';
import { leave } from './leave.ts';

/** Leaves and says so, or in other words where more than that was done: here within moments, whatever the network does. */
export function useSignOut(): (words?: string) => Promise<void> {
  const { session, call, toasts } = useServices();
  const { t } = useTexts();
  const navigate = useNavigate();
  return async (words = t('shell.user.signedOut')) => {
    await leave({
      session,
      goHome: () => navigate({ to: '/' }),
      tellServer: () => call(authEndpoints.signOut, {}, { keepalive: true }),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    toasts.success(words);
    // the menu that had the focus goes with the person
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) whenGone(activeElement, () => readPage());
    else readPage();
  };
}
