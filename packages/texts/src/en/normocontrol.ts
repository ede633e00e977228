import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/normocontrol.ts';
import { forms } from './normocontrol/forms.ts';
import { headings } from './normocontrol/headings.ts';
import { captions, formulas } from './normocontrol/objects.ts';
import { references, sources } from './normocontrol/references.ts';
import { article, structure } from './normocontrol/structure.ts';
import { typography } from './normocontrol/typography.ts';

/** Normocontrol by rule id. */
export const normocontrol: TranslationOf<typeof ru.normocontrol> = {
  ...article,
  ...structure,
  ...headings,
  ...captions,
  ...references,
  ...formulas,
  ...forms,
  ...sources,
  ...typography,
};
