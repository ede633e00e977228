import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/references.ts';

/** Rules about references to figures, tables, formulas, appendices and sources. */
export const references: TranslationOf<typeof ru.references> = {
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

/** Rules about records of the list of sources. */
export const sources: TranslationOf<typeof ru.sources> = {
  'B100-5.8.6.4-url': {
    title: 'Date of access',
    message: 'There is no date of access after the address.',
    advice: 'Write in brackets: «(дата обращения: 01.02.2026)».',
  },
  'B100-5.8.6.4-url-word': {
    title: 'The word “URL” before an address',
    message: 'The word “URL:” is missing before the address.',
    advice: 'An address is introduced by “URL:”.',
  },
  'B100-5.10-content-type': {
    title: 'Type of content',
    message: 'The record does not name its type of content.',
    advice:
      'Add «Текст : непосредственный» for a printed source or «Текст : электронный» for an electronic one. If your university does not ask for it, it may stay as it is.',
  },
  'B100-5.10-match': {
    title: 'Type of content and address',
    message: 'The source has an address, and its type of content is «непосредственный».',
    advice: 'For an electronic source write «Текст : электронный».',
  },
  'G32-5.10.2-empty': {
    title: 'Empty record',
    message: 'The record in the list of sources is empty.',
    advice: 'Fill it in or delete it.',
  },
  'V-source-duplicate': {
    title: 'Source repeated',
    message: 'The list already has this source: {{source}}',
    advice: 'Keep one record and cite it.',
  },
  'G32-6.16-typed-number': {
    title: 'Number typed into a record',
    message: 'The number “{{typed}}” is typed into the record and will be printed twice.',
    advice: 'Remove it: the numbers of the list are added automatically.',
  },
  'B100-4.6.1-final-dot': {
    title: 'Full stop at the end of a record',
    message: 'The record ends without a full stop or with another sign.',
    advice: 'A record ends with one full stop.',
  },
  'B100-4.6.2-area-sep': {
    title: 'Hyphen between areas of a record',
    message: 'A hyphen stands between areas of the record.',
    advice: 'Areas are separated by a full stop and a dash: “. – ”.',
  },
  'B100-4.6.5-spacing': {
    title: 'Spaces around signs in a record',
    message: 'Spaces are missing around “{{found}}”.',
    advice:
      'The colon before a publisher and the two slashes have spaces on both sides: «Москва : Наука».',
  },
  'B100-7.6-numbering': {
    title: 'Space after the number sign',
    message: 'There is no space after “№”.',
    advice: 'Write “№ 5”.',
  },
  'B100-7.4.1-pages': {
    title: 'Pages of an article',
    message: 'Instead of “{{found}}” write “{{right}}”.',
    advice: 'Pages of a part stand after a capital «С.», with a dash and no spaces.',
  },
  'B100-heading-comma': {
    title: 'Surname and initials',
    message: 'Instead of “{{found}}” write “{{right}}”.',
    advice:
      'At the start of a record a comma follows the surname, and a space stands between the initials.',
  },
  'B100-5.2-no-GMD': {
    title: 'Outdated mark',
    message: 'The mark “{{found}}” was left by the former standard.',
    advice: 'Remove it; the type of content stands at the end: «Текст : электронный».',
  },
  'B100-5.8-access-mode': {
    title: '«Режим доступа» before an address',
    message: '“{{found}}” stands before the address.',
    advice:
      'Write “URL:”. A mode of access is a limit, such as «для зарегистрированных пользователей».',
  },
  'B100-5.6-extent': {
    title: 'Number of pages',
    message: 'Instead of “{{found}}” write “{{right}}”.',
    advice: 'The extent is written so: «256 с.».',
  },
  'B100-4.6.11-abbr-dot': {
    title: 'Two full stops in a row',
    message: 'There are two full stops in a row in the record.',
    advice: 'The area does not double the full stop of an abbreviation: “2-е изд. – Москва”.',
  },
  'B100-5.8.6.4-case': {
    title: '“дата обращения” in lower case',
    message: '“{{right}}” is written instead of “{{found}}”.',
    advice: 'After the address it is written in lower case: “(дата обращения: 01.02.2026)”.',
  },
  'B100-5.5-place': {
    title: 'Place of publication is shortened',
    message: '“{{right}}” is written instead of “{{found}}”.',
    advice: 'The place is given in full: “Москва : Наука”.',
  },
  'B100-lang': {
    title: 'Words of the record in the language of the source',
    message: '“{{right}}” is written instead of “{{found}}”.',
    advice: 'In a record of an English source one writes “no. 5”, “P. 15–20”, “300 p.”.',
  },
  'B100-5.2.6.2-names': {
    title: 'Names after the slash',
    message: '“{{right}}” is written instead of “{{found}}”.',
    advice:
      'After the slash initials stand before the surname with a space between them: “/ И. И. Иванов”.',
  },
  'B100-5.2.6.8-authors-1-3': {
    title: 'No statement of responsibility',
    message: 'The record begins with the author but does not name him after a slash.',
    advice: 'Put a slash after the title and name all authors: “/ И. И. Иванов”.',
  },
  'B100-5.2.6.8-authors-4': {
    title: 'Four authors',
    message: 'The work has four authors but the record begins with a surname.',
    advice: 'Begin the record with the title and name all four after the slash.',
  },
  'B100-5.2.6.8-authors-5': {
    title: 'Five or more authors',
    message: 'The work has five or more authors and the record is made otherwise.',
    advice:
      'Begin the record with the title; after the slash name the first three and add “[и др.]”.',
  },
  'B100-5.5-year': {
    title: 'Year of publication',
    message: 'The record has no year of publication.',
    advice: 'Write the year after the publisher: “Москва : Наука, 2020”.',
  },
  'B100-doi': {
    title: 'Form of a DOI',
    message: 'A colon stands after DOI.',
    advice: 'Write “DOI 10.1000/182”: in capitals and without a colon.',
  },
};
