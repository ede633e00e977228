import type { references as ru } from '../../ru/normocontrol/references.ts';
import type { TranslationOf } from '../../shape.ts';

/** Rules about references to figures, tables, formulas, appendices and sources. */
export const references: TranslationOf<typeof ru> = {
  'G32-6.5.1-position': {
    title: 'Figure before its reference',
    message: 'Figure {{number}} stands before the first reference to it.',
    advice: 'Put the figure after the paragraph that first names it, or on the next page.',
  },
  'G32-6.6.2-position': {
    title: 'Table before its reference',
    message: 'Table {{number}} stands before the first reference to it.',
    advice: 'Put the table after the paragraph that first names it, or on the next page.',
  },
  'G32-6.5.1-far': {
    title: 'Figure far from its reference',
    message: 'From the reference to figure {{number}} there are about this many pages: {{pages}}.',
    advice: 'A figure stands right after the text that refers to it or on the next page.',
  },
  'G32-6.6.2-far': {
    title: 'Table far from its reference',
    message: 'From the reference to table {{number}} there are about this many pages: {{pages}}.',
    advice: 'A table stands right after the text that refers to it or on the next page.',
  },
  'G32-6.5.1-reference': {
    title: 'Figure without a reference',
    message: 'The text never refers to figure {{number}}.',
    advice: 'Name it before the figure: «… показано на рисунке» and a reference to it.',
  },
  'G32-6.6.2-reference': {
    title: 'Table without a reference',
    message: 'The text never refers to table {{number}}.',
    advice: 'Name it before the table: «… приведено в таблице» and a reference to it.',
  },
  'V-listing-reference': {
    title: 'Listing without a reference',
    message: 'The text never refers to listing {{number}}.',
    advice: 'Name it before the listing: «… приведено в листинге» and a reference to it.',
  },
  'G32-6.17.2-reference': {
    title: 'Appendix without a reference',
    message: 'The text never refers to appendix {{number}}.',
    advice: 'Refer to it where the reader needs it, or remove the appendix.',
  },
  'V-broken-reference': {
    title: 'Reference to nothing',
    message: 'What the reference leads to has been deleted: no number will be printed.',
    advice: 'Choose a new target or remove the reference.',
  },
  'V-reference-kind': {
    title: 'Word that does not fit the reference',
    message: '“{{word}}” stands before a reference to something else: {{target}}.',
    advice: 'Correct the word or choose another target.',
  },
  'V-reference-no-word': {
    title: 'Number without a word',
    message: 'The word “{{word}}” is missing before the number.',
    advice: 'Write the word before the number: without it nobody knows what the number is of.',
  },
  'G32-6.5.1-reference-word': {
    title: 'Shortened «рис.»',
    message: '“{{found}}” stands before the number.',
    advice: 'The word is written in full: «на рисунке 2», «в соответствии с рисунком 2».',
  },
  'G32-6.6.2-reference-word': {
    title: 'Shortened «табл.»',
    message: '“{{found}}” stands before the number.',
    advice: 'The word is written in full: «в таблице 2».',
  },
  'G32-6.17.2-reference-word': {
    title: 'Shortened «прил.»',
    message: '“{{found}}” stands before the letter.',
    advice: 'The word is written in full: «в приложении А».',
  },
  'V-typed-reference': {
    title: 'Number typed by hand',
    message:
      'The number in “{{typed}}” is typed by hand and will not change when the numbering shifts.',
    advice: 'Replace it by a reference: the number will always be right.',
  },
  'V-typed-reference-unknown': {
    title: 'No such number',
    message: '“{{typed}}”: there is no such number in the work.',
    advice: 'Check the number and replace it by a reference.',
  },
  'G32-6.5.1-word-case': {
    title: 'Capital in a reference',
    message: '“{{word}}” inside a sentence starts with a capital.',
    advice: 'Inside a sentence the letter is small: «на рисунке 2», «в приложении А».',
  },
  'R05-7.4.2-page': {
    title: 'Page in a citation',
    message: 'Instead of “{{found}}” write “{{right}}”.',
    advice: 'The page follows the number of the source: a small «с.», a space, the number.',
  },
  'G32-6.9.1-before-dot': {
    title: 'Citation after the full stop',
    message: 'The citation stands after the full stop.',
    advice: 'Put the citation before the full stop of the sentence that it belongs to.',
  },
  'T-citation-space': {
    title: 'Space before a citation',
    message: 'There is no space before the square bracket.',
    advice: 'Put a space before the citation.',
  },
  'G32-6.9.1-match': {
    title: 'Source not in the list',
    message: 'The citation leads to a source that is not in the list.',
    advice: 'Add the source to the list, choose another one, or remove the citation.',
  },
  'G32-6.16-uncited': {
    title: 'Source without a citation',
    message: 'The text never cites this source: {{source}}',
    advice: 'The list holds what the text refers to. Add a citation or remove the record.',
  },
  'G32-6.9.1-brackets': {
    title: 'Citation typed by hand',
    message:
      'The citation {{typed}} is typed by hand and will not change when the order of sources shifts.',
    advice: 'Insert a citation of a record from the list: the number will always be right.',
  },
};
