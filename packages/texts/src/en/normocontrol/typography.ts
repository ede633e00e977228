import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/typography.ts';

/** Rules about signs, spaces and style. */
export const typography: TranslationOf<typeof ru.typography> = {
  'T-dash': {
    title: 'Hyphen instead of a dash',
    message: 'A hyphen stands where a dash should.',
    advice: 'Use a dash with spaces between words; a hyphen belongs only inside a word.',
  },
  'T-decimal-comma': {
    title: 'Point in a fraction',
    message: 'A point separates the fraction in {{number}}.',
    advice: 'Russian uses a decimal comma.',
  },
  'T-double-space': {
    title: 'Extra spaces',
    message: 'There are extra spaces here.',
    advice: 'One space stands between words. The indent of a paragraph comes by itself.',
  },
  'T-mixed-script': {
    title: 'Letters of two alphabets in a word',
    message: 'Russian and Latin letters are mixed in “{{word}}”.',
    advice:
      'Search does not find such a word, and plagiarism checks take swapped letters for cheating. Correct the letter.',
  },
  'T-nbsp-initials': {
    title: 'Initials and surname on one line',
    message: 'Places in this section where initials may part from the surname: {{count}}.',
    advice: 'Put no-break spaces between the initials and before the surname.',
  },
  'T-nbsp-ref': {
    title: 'Word and number on one line',
    message: 'Places in this section where a number may part from its word: {{count}}.',
    advice: 'Put a no-break space: «рисунок 1», “№ 5”, «с. 10», «2017 г.».',
  },
  'T-number-space': {
    title: 'Space at a number sign or year',
    message: 'A space is missing here.',
    advice: 'Write “№ 5”, “§ 2”, «2017 г.» with a no-break space.',
  },
  'T-quotes': {
    title: 'Quotation marks',
    message: 'The quotation marks here are not Russian.',
    advice: 'Write «ёлочки», and „лапки“ inside them.',
  },
  'T-range': {
    title: 'Hyphen between numbers',
    message: 'A hyphen stands between the numbers of a range.',
    advice: 'Use a dash without spaces: “15–20”.',
  },
  'T-repeated-word': {
    title: 'Repeated word',
    message: 'The word “{{word}}” stands twice in a row.',
    advice: 'Remove one of them.',
  },
  'T-short-forms': {
    title: 'Space inside a short form',
    message: 'There is no space inside the short form: write “{{form}}”.',
    advice: 'The parts of a short form are parted by a no-break space.',
  },
  'T-space-before-sign': {
    title: 'Space before a sign',
    message: 'A space stands before “{{sign}}”.',
    advice: 'Punctuation stands right after the word.',
  },
  'T-space-after-sign': {
    title: 'No space after a sign',
    message: 'There is no space after “{{sign}}”.',
    advice: 'Put a space.',
  },
  'T-unprintable': {
    title: 'Sign missing from the fonts',
    message: 'The fonts of the document do not have “{{sign}}”.',
    advice:
      'An empty box would be printed in its place. Use a word, a formula or a figure instead.',
  },
  'T-yo': {
    title: 'The letter «ё»',
    message: 'A word is written with «ё» and with «е»: “{{with}}” and “{{without}}”.',
    advice: 'Write «ё» everywhere or nowhere.',
  },
  'V-no-empty-paragraphs': {
    title: 'Empty paragraph',
    message: 'The paragraph is empty.',
    advice:
      'The distances between parts of the text come by themselves. Remove the empty paragraph.',
  },
  'V-first-person': {
    title: 'First person',
    message: 'The word “{{word}}”: a scientific text is not written in the first person singular.',
    advice: 'Write impersonally or say «мы».',
  },
  'G32-6.1.1-bold': {
    title: 'Bold in the text',
    message: 'The text is bold.',
    advice: 'Bold is for headings only. Use italics to stress.',
  },
  'V-underline': {
    title: 'Underlined text',
    message: 'The text is underlined.',
    advice: 'Underlined text is taken for a link. Use italics to stress.',
  },
  'V-paragraph-end': {
    title: 'End of a paragraph',
    message: 'There is no full stop at the end of the paragraph.',
    advice: 'End the sentence with a full stop.',
  },
  'T-decimal-comma-cell': {
    title: 'A point in a decimal of a table',
    message: 'There is a point in “{{number}}”.',
    advice: 'In a Russian text a comma separates decimals: “0,95”.',
  },
  'T-decimal-comma-formula': {
    title: 'A point in a decimal of a formula',
    message: 'There is a point in “{{number}}”.',
    advice: 'In a Russian text a comma separates decimals: “0,95”.',
  },
  'T-million-dot': {
    title: 'A full stop after “млн”, “млрд”',
    message: 'No full stop is needed after “{{found}}”.',
    advice: '“Млн”, “млрд” and “трлн” have no full stop, “тыс.” has one.',
  },
  'T-minus': {
    title: 'A hyphen for a minus',
    message: 'There is a hyphen before the number in “{{found}}”.',
    advice: 'A negative number has a minus: “−3”.',
  },
};
