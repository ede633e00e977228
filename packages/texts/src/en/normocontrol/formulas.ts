import type { formulas as ru } from '../../ru/normocontrol/formulas.ts';
import type { TranslationOf } from '../../shape.ts';

/** Rules about formulas and units. */
export const formulas: TranslationOf<typeof ru> = {
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
};
