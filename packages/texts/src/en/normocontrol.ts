import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/normocontrol.ts';
import { bibliography } from './normocontrol/bibliography.ts';
import { forms } from './normocontrol/forms.ts';
import { headings } from './normocontrol/headings.ts';
import { captions, formulas } from './normocontrol/objects.ts';
import { references, sources } from './normocontrol/references.ts';
import { article, structure } from './normocontrol/structure.ts';
import { dissertation, titlePage } from './normocontrol/title-page.ts';
import { typography } from './normocontrol/typography.ts';

/** Normocontrol by rule id. */
export const normocontrol: TranslationOf<typeof ru.normocontrol> = {
  ...article,
  ...titlePage,
  ...dissertation,
  ...structure,
  ...headings,
  ...captions,
  ...references,
  ...formulas,
  ...forms,
  ...sources,
  ...bibliography,
  ...typography,
};
