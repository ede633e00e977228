import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/forms.ts';

/** Texts of the rules about forms of units, signs in sentences and abstracts. */
export const forms: TranslationOf<typeof ru.forms> = {
  'U8-8.4-decimal': {
    title: 'Unit inside a number',
    message: 'The unit stands inside the number: “{{found}}”.',
    advice: 'The symbol of a unit stands after all digits of the number.',
  },
  'U8-8.5-tolerance': {
    title: 'Value with a tolerance',
    message: '“{{found}}” should be “{{right}}”.',
    advice: 'A number with its tolerance stands in brackets, the unit after them.',
  },
  'U8-8.9-single-slash': {
    title: 'Two slashes in a unit',
    message: 'There is more than one slash in “{{found}}”.',
    advice: 'Use one slash; a product under it stands in brackets: Вт/(м·К).',
  },
  'U8-8.7-no-unit-in-formula': {
    title: 'Unit on the line of a formula',
    message: 'The unit “{{unit}}” stands on the line of a formula of letters.',
    advice: 'Name units where the letters are explained, under the formula.',
  },
  'E105-4.2.4-signs': {
    title: 'Sign without a number',
    message: 'The sign “{{sign}}” stands in a sentence without a number.',
    advice: 'Without a number it is written as a word.',
  },
  'A9-5.2.3-start': {
    title: 'Beginning of the abstract',
    message: 'The first phrase speaks of the author and not of the subject.',
    advice: 'Begin with the subject: what was studied and to what end.',
  },
  'A9-5.2.11-objects': {
    title: 'Figure, table or formula in the abstract',
    message: 'The abstract has a figure, a table or a formula.',
    advice: 'Leave it only where the abstract is not clear without it.',
  },
  'T-heading-no-abbr': {
    title: 'Formula or reference in a heading',
    message: 'A formula, a reference or a footnote stands in the heading.',
    advice: 'Move it into the text: the heading is repeated in the contents.',
  },
};
