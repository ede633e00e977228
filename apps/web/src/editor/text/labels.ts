import type { NumberedItem } from '@pv/gost';

/** Words of captions: the language of the document, not of the interface (GOST 7.32-2017 clauses 6.5.7, 6.6.3). */
export const CAPTION_WORDS = { figure: 'Рисунок', table: 'Таблица', listing: 'Листинг' } as const;

export type CaptionKind = keyof typeof CAPTION_WORDS;
export type LabelKind = CaptionKind | 'heading' | 'formula';

const LABELS: Record<LabelKind, (number: string) => string> = {
  figure: (number) => `${CAPTION_WORDS.figure} ${number}`,
  table: (number) => `${CAPTION_WORDS.table} ${number}`,
  listing: (number) => `${CAPTION_WORDS.listing} ${number}`,
  heading: (number) => `${number} `,
  formula: (number) => `(${number})`,
};

/** Whether a mark of an element names a kind of label. */
export function isLabelKind(mark: string | undefined): mark is LabelKind {
  return mark !== undefined && Object.hasOwn(LABELS, mark);
}

/** What is printed by the numbering before (or, for a formula, after) an object; empty without a number. */
export function labelOf(kind: LabelKind, item: NumberedItem | undefined): string {
  return item?.number ? LABELS[kind](item.number) : '';
}
