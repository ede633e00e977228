import type { normocontrol as ru } from '../ru/normocontrol.ts';
import type { TranslationOf } from '../shape.ts';
import { article } from './normocontrol/article.ts';
import { captions } from './normocontrol/captions.ts';
import { formulas } from './normocontrol/formulas.ts';
import { headings } from './normocontrol/headings.ts';
import { references } from './normocontrol/references.ts';
import { sources } from './normocontrol/sources.ts';
import { structure } from './normocontrol/structure.ts';
import { typography } from './normocontrol/typography.ts';

/** Normocontrol by rule id. */
export const normocontrol: TranslationOf<typeof ru> = {
  ...article,
  ...structure,
  ...headings,
  ...captions,
  ...references,
  ...formulas,
  ...sources,
  ...typography,
};
