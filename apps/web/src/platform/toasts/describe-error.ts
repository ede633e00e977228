import type { Translate } from '@pv/texts';
import { minuteText } from '../../ui/days.ts';
import { type ApiError, isApiError } from '../api/api-error.ts';

/** A moment of the answer by the clock of the reader, as the page writes it everywhere. */
function decided({ code, data }: ApiError, t: Translate): string | null {
  const { decided_by: name, decided_at: at } = data;
  if (!name || !at) return null;
  const words = code === 'role_signed' ? 'shell.toast.roleSigned' : 'shell.toast.alreadyDecided';
  return t(words, { name, when: minuteText(at, t) });
}

/** What a failure is called on the screen: the server's words, else that the network is silent, else unknown. */
export function describeError(error: unknown, t: Translate): string {
  if (isApiError(error, 'network')) return t('shell.toast.network');
  if (isApiError(error, 'already_decided', 'role_signed')) {
    const words = decided(error, t);
    if (words) return words;
  }
  const said = isApiError(error) ? error.detail.filter((line) => line.trim()) : [];
  return said.length > 0 ? said.join('\n') : t('shell.toast.unknown');
}
