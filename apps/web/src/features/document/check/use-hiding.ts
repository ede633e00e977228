import type { Suppressed } from '@pv/editor-schema';
import type { LiveDocument } from '../../../editor/document/public.ts';
import { useUndoNotice } from '../../../editor/shell/use-undo-notice.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../../platform/ServicesContext.tsx';

/** What is set aside in a document, and how to set more aside or take it back. */
export interface Hiding {
  hidden: readonly Suppressed[];
  hide(aside: Pick<Suppressed, 'rule' | 'quote' | 'reason'>): void;
  show(one: Suppressed): void;
}

const NOTHING: readonly Suppressed[] = [];

/** Sets findings aside in the settings of the document: everybody sees it, and it can be undone. */
export function useHiding(live: LiveDocument): Hiding {
  const { t } = useTexts();
  const [{ suppressed = NOTHING }, write] = useSettings();
  const state = useSessionState();
  const notice = useUndoNotice(live);
  const by = state.kind === 'in' ? (state.claims.profile?.name ?? '') : '';
  const same = (one: Suppressed, other: Pick<Suppressed, 'rule' | 'quote'>) =>
    one.rule === other.rule && one.quote === other.quote;
  return {
    hidden: suppressed,
    hide(aside) {
      const others = suppressed.filter((one) => !same(one, aside));
      write({ suppressed: [...others, { ...aside, by, at: new Date().toISOString() }] });
      notice({ message: t('normSheet.done'), button: t('normSheet.undo'), color: 'gray' });
    },
    show: (shown) => write({ suppressed: suppressed.filter((one) => !same(one, shown)) }),
  };
}
