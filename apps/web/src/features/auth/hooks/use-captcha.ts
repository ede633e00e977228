import { useCallback, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CaptchaState } from '../components/Captcha.tsx';

/** The captcha of one form: its state, what to send of it, and starting over after a refusal. */
export function useCaptcha() {
  const { t } = useTexts();
  const [state, setState] = useState<CaptchaState>({ kind: 'unsolved' });
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState(false);
  const onState = useCallback((next: CaptchaState) => {
    setState(next);
    if (next.kind !== 'unsolved') setTried(false);
  }, []);
  return {
    onState,
    /** Changes with every new start: the key of the widget. */
    attempt,
    /** What to show when the form was sent before the check was passed. */
    missing:
      tried && state.kind === 'unsolved'
        ? new ApiError(0, 'captcha_required', { detail: [t('captcha.needed')] })
        : null,
    /** Whether the form may be sent; if not, `missing` tells why from now on. */
    passed() {
      setTried(true);
      return state.kind !== 'unsolved';
    },
    /** The check is passed: there is nothing to get around. */
    solved: state.kind === 'solved',
    /** The check cannot run here: the server decides, by how many have gone on so before. */
    unavailable: state.kind === 'unavailable',
    /** The person cannot pass the check and goes on without it. */
    skip() {
      setTried(false);
      setState({ kind: 'unavailable' });
    },
    body: () => (state.kind === 'solved' ? { captcha: state.payload } : {}),
    /** A solution is good for one call only. */
    again() {
      setTried(false);
      setState({ kind: 'unsolved' });
      setAttempt((count) => count + 1);
    },
  };
}
