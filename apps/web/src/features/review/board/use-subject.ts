import type { WaitingRow } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { subjectOf } from '../../project/public.ts';

type Placed = Pick<WaitingRow, 'section' | 'stage'>;

/** What a row is about: «План этапа 2». */
export function useSubject(): (row: Placed) => string {
  const { t } = useTexts();
  return ({ section, stage }) => subjectOf(t, section, stage ?? undefined);
}
