import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/figure-parts.ts';

/** Figures with parts а), б) … in the editor. */
export const figureParts: TranslationOf<typeof ru.figureParts> = {
  add: 'Add part',
  columns: 'Columns',
  inColumns_one: '{{count}} column',
  inColumns_other: '{{count}} columns',
  earlier: 'Move part {{letter}} earlier (Alt+Shift+↑)',
  later: 'Move part {{letter}} later (Alt+Shift+↓)',
  remove: 'Delete part {{letter}}',
};
