import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/headings.ts';

/** Rules about headings, lists and appendices. */
export const headings: TranslationOf<typeof ru.headings> = {
  'G32-6.2.3-all-caps': {
    title: 'Heading in capitals',
    message: 'The heading is typed in capitals.',
    advice:
      'Capitals are for structural elements such as the introduction and conclusion. Headings of chapters and subsections are in lower-case letters with a capital at the start.',
  },
  'G32-6.2.3-final-dot': {
    title: 'Full stop at the end of a heading',
    message: 'The heading ends with a full stop.',
    advice:
      'A heading has no full stop at the end. Between two sentences of a heading it is needed.',
  },
  'G32-6.2.3-capital': {
    title: 'First letter of a heading',
    message: 'The heading starts with a lower-case letter.',
    advice: 'Start the heading with a capital.',
  },
  'G32-6.4.7-heading-clear': {
    title: 'Long heading',
    message: 'The heading has {{count}} characters.',
    advice: 'A heading is short. Shorten it and move the details into the text.',
  },
  'G32-6.2.2-levels': {
    title: 'Heading level left out',
    message: 'A heading of level {{level}} stands where level {{expected}} is expected.',
    advice:
      'Sections are divided into subsections, subsections into items. Change the level of the heading.',
  },
  'G32-6.2.2-titles': {
    title: 'Heading without words',
    message: 'The section has no title.',
    advice: 'Write the title or remove the empty heading.',
  },
  'V-heading-not-adjacent': {
    title: 'Text after a heading',
    message: 'A figure, table, list or formula stands right after the heading.',
    advice: 'Open the section with a sentence: what it is about and what is shown below.',
  },
  'G32-6.4.3-single-item': {
    title: 'The only item',
    message: '“{{title}}” is the only item of its section, and the only item is not numbered.',
    advice: 'Take its number away, divide the text into two items, or remove the heading.',
  },
  'G32-6.4.1-sequence': {
    title: 'Number typed into a heading',
    message: 'The number “{{number}}” is typed into the heading and will be printed twice.',
    advice: 'Remove it: the numbers of sections are counted for you.',
  },
  'E105-6.7.1-lead-in': {
    title: 'Colon before a list',
    message: 'There is no colon before the list.',
    advice: 'The words that lead into a list end with a colon.',
  },
  'E105-6.7.1-one-element': {
    title: 'List of one element',
    message: 'The list has only one element.',
    advice: 'A list has at least two elements. Make this one a paragraph.',
  },
  'G32-6.4.6-lowercase': {
    title: 'Capital at the start of a list element',
    message: 'An element of the list starts with a capital: “{{word}}”.',
    advice: 'Elements start with a lower-case letter, except names and abbreviations.',
  },
  'G32-6.4.6-punct': {
    title: 'Signs at the ends of list elements',
    message: 'Elements with a wrong sign at the end: {{count}}.',
    advice:
      'Simple elements end with a comma, complex ones with a semicolon, the last one with a full stop.',
  },
  'G32-6.4.6-typed-list': {
    title: 'List typed by hand',
    message: 'Paragraphs typed as a list: {{count}}.',
    advice: 'Turn them into a real list: its marks and indents follow the standard.',
  },
  'G32-6.4.6-typed-marker': {
    title: 'Mark typed into a list element',
    message: 'The mark “{{marker}}” is typed into the text and will be printed twice.',
    advice: 'Remove it: the list puts its marks itself.',
  },
  'G32-6.17.3-title': {
    title: 'Title of an appendix',
    message: 'The appendix has no title.',
    advice: 'Give the appendix a title: it is printed under its letter and in the contents.',
  },
  'G32-6.17.3-typed': {
    title: 'Letter of an appendix typed by hand',
    message: '“{{typed}}” is typed into the title and will be printed twice.',
    advice: 'Remove it: the word and letter of an appendix are added automatically.',
  },
  'G32-6.17.2-order': {
    title: 'Order of appendices',
    message: 'Appendix {{letter}} is referred to before appendix {{before}}.',
    advice: 'Put the appendices in the order in which the text refers to them.',
  },
  'V-bold-heading': {
    title: 'A bold line looks like a heading',
    message: 'The line is bold and looks like a heading.',
    advice:
      'If it is a heading, make it one: it gets a number and a line in the contents. If not, take the bold off.',
  },
};
