import { authEndpoints } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useServices } from '../ServicesContext.tsx';

/** Leaves: goes home first, so that no guard complains, tells the server, and forgets the session here. */
export function useSignOut(): () => Promise<void> {
  const { session, call, toasts } = useServices();
  const { t } = useTexts();
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/' });
    // Without the server the session still ends on this device; its token lapses there by itself.
    await call(authEndpoints.signOut, {}).catch(console.error);
    session.end('left');
    toasts.success(t('shell.user.signedOut'));
  };
}
