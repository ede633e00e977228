import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../api/api-error.ts';
import { useServices } from '../ServicesContext.tsx';
import { describeError } from '../toasts/describe-error.ts';
import { isUnexpected } from '../toasts/is-unexpected.ts';
import { kindOfError } from '../trouble/kind-of-error.ts';

/**
 * The words of a failure that is told in its place, '' without one, and whether the person needs help with
 * it. What the person cannot mend, silence of the network too, is noted for a letter to the support.
 */
export function useFailure(error: unknown): { words: string; helpless: boolean } {
  const { trouble } = useServices();
  const { t } = useTexts();
  const there = error !== null && error !== undefined;
  const words = there ? describeError(error, t) : '';
  const helpless = there && isUnexpected(error);
  const noted = helpless || isApiError(error, 'network');
  const kind = kindOfError(error);
  useEffect(() => {
    if (noted) trouble.failed(words, { kind });
  }, [noted, words, kind, trouble]);
  return { words, helpless };
}
