import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/objects.ts';

/** Rules about captions, tables, notes and footnotes. */
export const captions: TranslationOf<typeof ru.captions> = {
  'G32-6.5.8-caption-capital': {
    title: 'First letter of a figure’s name',
    message: 'The name of the figure starts with a lower-case letter.',
    advice: 'Start the name with a capital.',
  },
  'G32-6.6.3-caption-capital': {
    title: 'First letter of a table’s name',
    message: 'The name of the table starts with a lower-case letter.',
    advice: 'Start the name with a capital.',
  },
  'V-listing-capital': {
    title: 'First letter of a listing’s name',
    message: 'The name of the listing starts with a lower-case letter.',
    advice: 'Start the name with a capital.',
  },
  'G32-6.5.7-caption': {
    title: 'Full stop after a figure’s name',
    message: 'The name of the figure ends with a full stop.',
    advice: 'There is no full stop after the name of a figure.',
  },
  'G32-6.6.3-caption': {
    title: 'Full stop after a table’s name',
    message: 'The name of the table ends with a full stop.',
    advice: 'There is no full stop after the name of a table.',
  },
  'V-listing-dot': {
    title: 'Full stop after a listing’s name',
    message: 'The name of the listing ends with a full stop.',
    advice: 'Listings are named as figures are: without a full stop.',
  },
  'V-caption-empty': {
    title: 'No name',
    message: 'The table or listing has no name.',
    advice: 'Say briefly what it shows.',
  },
  'G32-6.5.1-no-image': {
    title: 'Figure without a picture',
    message: 'The figure has no picture.',
    advice: 'Upload a picture or remove the figure.',
  },
  'V-object-in-cell': {
    title: 'Figure or table in a cell',
    message: 'A numbered figure or table stands in a cell of a table.',
    advice: 'Move it out: a caption and number in a cell break the order of numbers.',
  },
  'G32-6.5.7-caption-paragraph': {
    title: 'Caption typed as a paragraph',
    message: 'The caption “{{typed}}” is typed as a paragraph.',
    advice:
      'Move it into the caption of the figure or table: the number will be right and the caption will not part from it in print.',
  },
  'G32-6.5.7-caption-typed': {
    title: 'Word and number in a figure’s caption',
    message: '“{{typed}}” is typed into the caption and will be printed twice.',
    advice: 'Leave the name only: the word and the number are added automatically.',
  },
  'G32-6.6.3-caption-typed': {
    title: 'Word and number in a table’s name',
    message: '“{{typed}}” is typed into the name and will be printed twice.',
    advice: 'Leave the name only: the word and the number are added automatically.',
  },
  'V-listing-typed': {
    title: 'Word and number in a listing’s name',
    message: '“{{typed}}” is typed into the name and will be printed twice.',
    advice: 'Leave the name only: the word and the number are added automatically.',
  },
  'E105-4.4.18-empty': {
    title: 'Empty cells',
    message: 'Empty cells in the table: {{count}}.',
    advice: 'A dash stands in a cell without data.',
  },
  'G32-6.6.7-ditto': {
    title: 'Ditto marks instead of numbers',
    message: 'Ditto marks stand for “{{replaced}}”; numbers and symbols must be written out.',
    advice: 'Repeat the whole value in the cell.',
  },
  'E105-6.8.1-size': {
    title: 'Table too small',
    message:
      'Size of the table: rows {{rows}}, columns {{columns}}. At least two of each are needed.',
    advice: 'Say it in the text or in a list.',
  },
  'G32-6.6.5-heads-case': {
    title: 'Column head with a lower-case letter',
    message: 'The head of a column starts with a lower-case letter.',
    advice: 'Heads of columns and rows start with a capital.',
  },
  'G32-6.6.5-heads-dot': {
    title: 'Full stop in a column head',
    message: 'The head of a column ends with a full stop.',
    advice: 'Heads and sub-heads of a table have no full stop at the end.',
  },
  'E105-4.4.8-no-npp': {
    title: 'Column “№ п/п”',
    message: 'The table has a column “№ п/п”.',
    advice: 'Such a column is not allowed: put the numbers into the first column before the names.',
  },
  'G32-6.6.3-header-repeat': {
    title: 'Table without a header row',
    message: 'No row of the table is marked as the header row.',
    advice: 'Mark the first row as the header row: it will be repeated on the next page.',
  },
  'G32-6.7.4-footnote-mark': {
    title: 'Space before a footnote mark',
    message: 'A space stands before the footnote mark.',
    advice: 'The mark stands right after the word, number or sentence.',
  },
  'G32-6.7.4-footnote-empty': {
    title: 'Empty footnote',
    message: 'The footnote has no text.',
    advice: 'Write the text of the footnote or remove it.',
  },
  'G32-6.7.3-note-single': {
    title: 'Form of a note',
    message: '“{{found}}” is a wrong beginning of a note.',
    advice: 'Write «Примечание — Текст»: the word with a capital, a dash, the text with a capital.',
  },
  'G32-6.7.3-note-many': {
    title: 'Several notes',
    message: 'Several notes stand under the word «Примечания» without a colon.',
    advice:
      'Write «Примечания» once, and the notes under it with the numbers 1, 2, 3 without full stops.',
  },
};

/** Rules about formulas and units. */
export const formulas: TranslationOf<typeof ru.formulas> = {
  'G32-6.8.1-empty': {
    title: 'Empty formula',
    message: 'The formula is not typed.',
    advice: 'Type the formula or remove it.',
  },
  'E105-6.10.1-formula-comma': {
    title: 'Comma between formulas',
    message: 'Formulas follow each other without a comma between them.',
    advice: 'Formulas without text between them are separated by a comma.',
  },
  'G32-6.8.1-asterisk': {
    title: 'Asterisk for multiplication',
    message: 'An asterisk stands for multiplication in the formula.',
    advice: 'Use a middle dot or the sign “×”.',
  },
  'G32-6.8.4-reference': {
    title: 'Double brackets around a formula’s number',
    message: 'Brackets are typed around a reference to a formula.',
    advice: 'The brackets of the number come by themselves: «в формуле (1)».',
  },
  'G32-6.8.2-unexplained': {
    title: 'Symbol not explained',
    message: 'The text does not explain these symbols: {{symbols}}.',
    advice:
      'Explain them under the formula after «где», each on a new line, in the order of the formula.',
  },
  'G32-6.8.2-where': {
    title: 'Colon after «где»',
    message: 'A colon stands after the word «где».',
    advice: 'The explanation begins with «где» without a colon.',
  },
  'G32-6.8.2-where-case': {
    title: '«Где» with a capital',
    message: 'The explanation under the formula begins with «Где».',
    advice: 'The word «где» goes on with the sentence of the formula: a lower-case letter.',
  },
  'V-where-comma': {
    title: 'Comma before «где»',
    message: 'There is no comma after the formula before «где».',
    advice: 'The formula is a part of the sentence: a comma stands before «где».',
  },
  'U8-8.11-no-mix': {
    title: 'Symbol and name of a unit together',
    message: 'Instead of “{{found}}” write “{{right}}”.',
    advice: 'Symbols of units are not mixed with their names.',
  },
  'U8-8.8-product': {
    title: 'Product of units',
    message: 'Instead of “{{found}}” write “{{right}}”.',
    advice: 'Symbols of units in a product are joined by a middle dot.',
  },
  'U8-8.2-roman': {
    title: 'Full stop after the symbol of a unit',
    message: 'There is a full stop after “{{unit}}”.',
    advice:
      'The symbol of a unit is not an abbreviation: a full stop follows only at the end of a sentence.',
  },
  'U8-8.13-range': {
    title: 'Unit in a range',
    message: 'The sign “{{unit}}” stands only after the second number.',
    advice: 'Per cent and degrees stand after each number: «от 10\u00a0% до 20\u00a0%».',
  },
  'U8-8.3-space': {
    title: 'Space before a unit',
    message: 'There is no space between “{{number}}” and “{{unit}}”.',
    advice: 'A no-break space stands between a number and its unit, “%” and “°C” included.',
  },
  'U8-8.3-nobreak': {
    title: 'Number and unit on one line',
    message: 'Ordinary spaces before a unit in this section: {{count}}.',
    advice: 'Use a no-break space, so that the unit does not go to another line.',
  },
  'V-code-caption': {
    title: 'Code without a caption',
    message: 'A piece of code has no number and no name.',
    advice: 'Make it a listing with a caption or move it to an appendix.',
  },
  'V-dead-formula-number': {
    title: 'A reference to a formula leads nowhere',
    message: 'There is no formula {{number}}.',
    advice: 'Put a live reference: its number changes with the text.',
  },
};
