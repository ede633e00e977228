import type { Tokens } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { useSignIn } from '../api.ts';
import { writePending } from '../hooks/pending-registration.ts';

interface NewAccount {
  email: string;
  /** As it was typed in the form; empty after a reload. */
  password: string;
}

/**
 * Signs a newly confirmed person in: with the tokens of the confirmation, or, where its answer was lost
 * on the way, with the password that is still in the form. If neither works he is asked to sign in.
 */
export function useAutomaticSignIn({ email, password }: NewAccount) {
  const { t } = useTexts();
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  const signIn = useSignIn();

  function byHand() {
    writePending(null);
    toasts.warning(t('auth.notice.signInByHand'), '/sign-in');
    void navigate({ to: '/sign-in', state: { email } });
  }

  function take(tokens: Tokens) {
    try {
      session.accept(tokens);
    } catch (error) {
      // the account is there, only this browser could not take the tokens
      console.error(error);
      toasts.success(t('auth.notice.registered'));
      return byHand();
    }
    writePending(null);
    toasts.success(t('auth.notice.welcome'));
  }

  return {
    busy: signIn.isPending,
    take,
    /** After a confirmation whose answer was lost; `refused` is called when nothing was confirmed. */
    byPassword(refused: () => void) {
      if (password === '') return byHand();
      const onError = (error: unknown) =>
        isApiError(error, 'credentials_wrong', 'account_unconfirmed') ? refused() : byHand();
      signIn.mutate({ body: { email, password } }, { onSuccess: take, onError });
    },
  };
}
