import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/title-page.ts';

/** Texts of the rules about the title page, books and the list of performers. */
export const titlePage: TranslationOf<typeof ru.titlePage> = {
  'G32-6.10.1-fields': {
    title: 'Fields of the title page of a report',
    message: 'The title page lacks: {{list}}.',
    advice: 'Fill in these blocks of the title page.',
  },
  'G32-6.10.1-udk': {
    title: 'UDC of a report',
    message: 'The title page has no UDC index.',
    advice: 'Put it into “UDC and registration numbers”, for example “УДК 004.912”.',
  },
  'G32-6.10.1-order': {
    title: 'Order of the title page',
    message: '“{{name}}” stands after “{{before}}” and should stand before.',
    advice: 'Move the blocks or go back to those of the profile.',
  },
  'G32-6.10.1-names-equal': {
    title: 'Name of the project and of the report',
    message: 'The name of the project is that of the report.',
    advice: 'Clear the name of the project: the name of the report is printed alone.',
  },
  'G32-6.10.1-date': {
    title: 'Dates on the title page',
    message: 'The date “{{date}}” is not in the right form.',
    advice: 'Write day, month and year with dots, the year in four digits, or the month in words.',
  },
  'G32-6.10.1-continuation': {
    title: 'Signatures on one sheet',
    message: 'Signatures on the title page: {{count}}. They may not fit on one sheet.',
    advice: 'Leave the supervisors on the title page, name the others in the list of performers.',
  },
  'G32-6.4.8-book-number': {
    title: 'Number of the book',
    message: 'Books of the report: {{count}}, and the number of this one is not given.',
    advice: 'Put it into “Book or volume”, for example “Книга 2”.',
  },
  'G32-5.4.2-toc-books': {
    title: 'Books in the contents',
    message: 'The contents of the first book do not list the others.',
    advice: 'Write the names of all books into “All books or volumes”.',
  },
  'G32-4-performers': {
    title: 'List of performers',
    message: 'Performers of the report: {{count}}, and there is no list of them.',
    advice: 'Add the section “List of performers”: it is filled with the team of the project.',
  },
  'G32-5.2.2-single-author': {
    title: 'The only performer',
    message: 'There is one performer, no list is needed.',
    advice: 'Remove the section: the performer stands on the title page.',
  },
  'G32-5.2.1-performers-data': {
    title: 'Data of performers',
    message: 'The performer “{{name}}” lacks a name, a position or a degree.',
    advice: 'Write role, position, degree and name.',
  },
  'G32-6.11-order': {
    title: 'Order of performers',
    message: '“{{name}}” stands after “{{before}}” and by position should stand before.',
    advice:
      'The order: head of the project, responsible performer, performers, co-performers, normocontrol.',
  },
  'G32-6.11-columns': {
    title: 'What a performer has done',
    message: 'It is not said what “{{name}}” has done.',
    advice: 'Add it after the name, for example: раздел 1, 2.',
  },
};

/** Texts of the rules about a dissertation and its autoreferat. */
export const dissertation: TranslationOf<typeof ru.dissertation> = {
  'D11-4-abstract': {
    title: 'Abstract in a dissertation',
    message: 'A dissertation should have no abstract.',
    advice: 'Remove the section: the autoreferat sums the work up.',
  },
  'D11-5.1.2-title': {
    title: 'Title page of a dissertation',
    message: 'The title page lacks: {{list}}.',
    advice: 'Fill in these blocks of the title page.',
  },
  'D11-5.3.1-intro': {
    title: 'Parts of the introduction of a dissertation',
    message: 'The introduction does not name: {{list}}.',
    advice: 'Name them by these words.',
  },
  'D11-5.5.3-terms': {
    title: 'Form of the dictionary of terms',
    message: 'The term is not in the right form.',
    advice: 'The term with a small letter, a colon, the definition with a capital.',
  },
  'D11-5.7.1-illustr-list': {
    title: 'List of illustrations',
    message: 'Figures and tables in the text: {{count}}, and there is no list of them.',
    advice: 'Add a section after the list of literature: the system makes its text.',
  },
  'D11-5.3.9-figures': {
    title: 'The word «Рисунок» in a reference',
    message: '“{{word}}” in a reference is written with a capital.',
    advice: 'Change the first letter.',
  },
  'D11-9.1.1-autoref-cover': {
    title: 'Cover of an autoreferat',
    message: 'The cover lacks: {{list}}.',
    advice: 'Fill in these blocks of the cover.',
  },
  'D11-9.1.2-autoref-back': {
    title: 'Back of the cover of an autoreferat',
    message: 'The back of the cover lacks: {{list}}.',
    advice: 'Add what is missing to “Back of the cover”.',
  },
  'D11-9.2.1-autoref-parts': {
    title: 'Parts of the general characteristics',
    message: 'The general characteristics do not name: {{list}}.',
    advice: 'Name them by these words.',
  },
};
