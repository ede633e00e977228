import type { EditionField, EditionHead, Piece } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';

/** What editions and their fields are called. */
export function useEditionWords() {
  const { t, dynamic } = useTexts();
  const day = (moment: string) => dayText(moment, t);
  const value = (key: EditionField, text: string): string => {
    if (key === 'starts_at' || key === 'ends_at') return text && day(text);
    if (key === 'category') return text && dynamic(`projects.category.${text}`);
    return text;
  };
  return {
    value,
    field: (key: EditionField) => t(`editions.field.${key}`),
    pieces: (key: EditionField, pieces: readonly Piece[]): Piece[] =>
      pieces.map((piece) => ({ ...piece, text: value(key, piece.text) })),
    /** «редакция 3 от 12.03.2026» */
    line: ({ number, created_at }: EditionHead) =>
      t('editions.line', { number, date: day(created_at) }),
    approved: ({ number, approved_at, created_at }: EditionHead) =>
      t('editions.approved', { number, date: day(approved_at ?? created_at) }),
    approvedAt: ({ approved_at }: EditionHead) =>
      approved_at
        ? t('editions.approvedAt', { date: day(approved_at) })
        : t('editions.notApproved'),
    /** What an edition is compared with, as the heading of the comparison. */
    since: ({ number, approved_at, created_at }: EditionHead) =>
      approved_at
        ? t('editions.changesApproved', { number, date: day(approved_at) })
        : t('editions.changesEarlier', { number, date: day(created_at) }),
  };
}
