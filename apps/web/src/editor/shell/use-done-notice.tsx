import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import { useUndoNotice } from './use-undo-notice.tsx';

/** What a command came to: how many places were changed, and how many it had to leave. */
export interface Done {
  changed: number;
  /** In sections of stages that take nothing now. */
  closed: number;
  /** Where somebody suggests something. */
  beside?: number;
  /** Objects that cannot be suggested to go. */
  kept?: number;
}

/** Says what a command has done all over the text, with the way back, and what it has left. */
export function useDoneNotice(live: LiveDocument): (message: string, done: Done) => void {
  const { t } = useTexts();
  const toasts = useToasts();
  const undoNotice = useUndoNotice(live);
  return (message, { changed, closed, beside = 0, kept = 0 }) => {
    const left = [
      ...(closed > 0 ? [t('writing.left.closed', { n: closed })] : []),
      ...(beside > 0 ? [t('writing.left.beside', { n: beside })] : []),
      ...(kept > 0 ? [t('writing.left.kept', { n: kept })] : []),
    ];
    // the last step of the history is then an older one, which nobody wants back
    if (changed === 0) return void toasts.warning(left.join('. ') || message);
    undoNotice({
      message: [message, ...left].join('. '),
      button: t('panels.check.undo'),
      color: 'green',
    });
  };
}
