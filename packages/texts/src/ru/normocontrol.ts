import { bibliography } from './normocontrol/bibliography.ts';
import { forms } from './normocontrol/forms.ts';
import { headings } from './normocontrol/headings.ts';
import { captions, formulas } from './normocontrol/objects.ts';
import { references, sources } from './normocontrol/references.ts';
import { article, structure } from './normocontrol/structure.ts';
import { dissertation, titlePage } from './normocontrol/title-page.ts';
import { typography } from './normocontrol/typography.ts';

/**
 * Normocontrol by rule id: `title` names the rule in a list, `message` says what is wrong at a place,
 * `advice` says what to do. The source of the keys.
 */
export const normocontrol = {
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
} as const;
