import type { Translate } from '@pv/texts';
import { isApiError } from '../api/api-error.ts';

/** What a failure is called on the screen: the server's words, else that the network is silent, else unknown. */
export function describeError(error: unknown, t: Translate): string {
  if (isApiError(error, 'network')) return t('shell.toast.network');
  const said = isApiError(error) ? error.detail.filter((line) => line.trim()) : [];
  return said.length > 0 ? said.join('\n') : t('shell.toast.unknown');
}
