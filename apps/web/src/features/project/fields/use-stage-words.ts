import type { Stage, Term } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { lengthOf } from '../../../ui/timeline/scale.ts';
import { termText } from './date-text.ts';

/** A stage and days as a chart tells them. */
export function useStageWords() {
  const { t } = useTexts();
  return {
    title: ({ number, title }: Pick<Stage, 'number' | 'title'>): string =>
      number === null
        ? t('gantt.row.noNumber', { title })
        : t('gantt.row.stage', { number, title }),
    /** «5 – 9 мая 2027, 5 дней». */
    days(term: Term): string {
      const length = lengthOf(term);
      const words = termText(term, t);
      if (!words) return t('gantt.row.noTerm');
      return length > 0 ? `${words}, ${t('gantt.days', { count: length })}` : words;
    },
  };
}
