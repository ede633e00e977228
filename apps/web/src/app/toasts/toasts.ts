import { notifications } from '@mantine/notifications';
import type { Language } from '../../i18n/language.ts';
import { describeError } from './describe-error.ts';

const SHOWN = 5000;

type Severity = 'success' | 'warning' | 'error';

const COLOURS: Record<Severity, string> = { success: 'green', warning: 'yellow', error: 'red' };

export type Toasts = ReturnType<typeof createToasts>;

/** Notices that last five seconds, longer under the pointer. The same words never stand there twice. */
export function createToasts(language: Language) {
  function show(severity: Severity, message: string) {
    const t = language.engine.translator(language.locale());
    notifications.show({
      id: `${severity}:${message}`,
      title: t(`shell.toast.${severity}`),
      message,
      color: COLOURS[severity],
      autoClose: SHOWN,
      withBorder: true,
      closeButtonProps: { 'aria-label': t('shell.toast.close') },
    });
  }
  return {
    success: (message: string) => show('success', message),
    warning: (message: string) => show('warning', message),
    error: (message: string) => show('error', message),
    /** Says what went wrong with a call, in the words of the server where it has them. */
    failure: (error: unknown) =>
      show('error', describeError(error, language.engine.translator(language.locale()))),
  };
}
