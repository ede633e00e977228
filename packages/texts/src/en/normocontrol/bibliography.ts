import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/bibliography.ts';

export const bibliography: TranslationOf<typeof ru.bibliography> = {
  'B100-4.6.4-dot-instead': {
    title: 'A dot for the dash between areas',
    message: 'Records with a dot alone between their areas: {{count}}.',
    advice:
      'Put a dot and a dash between areas, or choose GOST R 7.0.5-2008 for the list: in short references a dot is enough.',
  },
  'B100-5.5-unknown': {
    title: 'Unknown place, publisher or year',
    message: 'Write “{{right}}” instead of “{{found}}”.',
    advice:
      'What the edition does not say stands in square brackets: “[Б. м.] : [б. и.], [б. г.]”.',
  },
  'B100-5.7-series': {
    title: 'A series without parentheses',
    message: 'Write “{{right}}” instead of “{{found}}”.',
    advice: 'A series stands in parentheses.',
  },
  'B100-7-component': {
    title: 'What is told of a part after two slashes',
    message: '“{{found}}” stands after two slashes.',
    advice: 'The kind of content and the DOI stand before the two slashes, the host after them.',
  },
  'B100-patent-2020': {
    title: 'Abbreviations in the record of a patent',
    message: 'Write “{{right}}” instead of “{{found}}”.',
    advice: 'Since 2020 these words are not abbreviated in the record of a patent.',
  },
  'B100-thesis-name': {
    title: 'The name of the author of a thesis',
    message: 'After the slash the name is shortened: “{{found}}”.',
    advice: 'Name the author of a thesis in full, as on its title page.',
  },
  'R05-4.9.1-dot': {
    title: 'A dash between areas of a reference',
    message: 'A dash stands between areas of a reference.',
    advice: 'In short references areas are parted by a dot; the whole list should be alike.',
  },
  'R05-4.9.3-abbr': {
    title: 'The place in a reference',
    message: 'Write “{{right}}” instead of “{{found}}”.',
    advice: 'A reference abbreviates everything but the title: “М. : Наука”.',
  },
  'R05-4.9.4-extent': {
    title: 'Both extent and pages',
    message: 'The reference tells both the extent and the pages.',
    advice: 'Keep one: “247 с.” for the whole book or “С. 21” for a place in it.',
  },
  'R05-4.10.1-heading': {
    title: 'A reference without authors at its head',
    message: 'The work has one to three authors, and the reference begins with the title.',
    advice: 'Begin with the authors: “Иванов И. И., Петров П. П. Заглавие”.',
  },
  'R05-4.10.2-heading-all': {
    title: 'Authors named twice',
    message: 'The authors stand at the head of the reference and after the slash.',
    advice: 'Name all authors at the head; they are not repeated after the slash.',
  },
  'R05-heading-form': {
    title: 'A comma after the surname',
    message: 'Write “{{right}}” instead of “{{found}}”.',
    advice: 'In short references a comma parts authors, not a surname and its initials.',
  },
  'R05-four-plus': {
    title: 'Four authors and more',
    message: 'The work has four authors or more, and the reference is made otherwise.',
    advice: 'Begin with the title and name the first after a slash: “/ И. И. Иванов [и др.]”.',
  },
  'R05-10.3-electronic': {
    title: 'An electronic source among printed ones',
    message: 'The source has an address but no “[Электронный ресурс]”.',
    advice: 'In a mixed list the mark stands after the title.',
  },
  'R05-10.4-notes-order': {
    title: 'The order of notes',
    message: 'The notes on an electronic source are not in their order.',
    advice: 'System requirements and limits of access first, then the address and the date.',
  },
  'R05-10.4.4-url': {
    title: 'The address and the date of access',
    message: 'The address in the reference is not whole.',
    advice: 'Write “URL: address (дата обращения: 01.02.2026)”.',
  },
  'R05-11.4-archive': {
    title: 'The place of a document in an archive',
    message: 'Write “{{right}}” instead of “{{found}}”.',
    advice: 'Parts of the shelf mark are parted by dots: “Ф. 316. Оп. 1. Д. 161. Л. 1”.',
  },
  'R05-4.12-secondary': {
    title: 'A quotation at second hand',
    message: 'There is no colon after “Цит. по”.',
    advice: 'Write “Цит. по:” and refer to the work where you have read the quotation.',
  },
  'R05-5.2-intext': {
    title: 'A whole reference within the text',
    message: 'A reference with its imprint stands in square brackets.',
    advice:
      'Within the text it stands in round brackets. Better add the source to the list and cite its number.',
  },
  'R05-7.4.1-link': {
    title: 'A citation in words',
    message: 'Put the number of the source in square brackets instead of “{{typed}}”.',
    advice: 'Insert a citation of a record of the list.',
  },
  'R05-7.5.1-author-link': {
    title: 'A citation by surname',
    message: 'The citation {{typed}} goes by a surname, and the list is numbered.',
    advice: 'Insert a citation of a record of the list: it prints the number.',
  },
  'R05-7.5.2-long-title': {
    title: 'A shortened title in a citation',
    message: 'There is no space before the dots.',
    advice: 'A long title is cut by dots with a space before them.',
  },
  'R05-7.5.3-volume': {
    title: 'Volume and page in a citation',
    message: 'Write “{{right}}” instead of “{{found}}”.',
    advice: 'Name the volume or part first, then, after a comma, the page.',
  },
  'R05-7.5.4-several': {
    title: 'Several citations in a row',
    message: 'Two citations stand in a row in brackets of their own.',
    advice: 'Put the sources into one citation: it prints as “[1; 4]” or “[1, 4]”.',
  },
  'R05-8.4-repeat': {
    title: 'A repeated reference in full',
    message: 'A footnote above has this reference already.',
    advice: 'A repeated reference is shortened to author, title and page.',
  },
  'R05-8.10-ibid': {
    title: '“Там же” in a footnote',
    message: '“Там же” stands in the first footnote or begins with a small letter.',
    advice: 'It speaks of the source of the footnote before: “Там же. С. 15”.',
  },
  'R05-8.12-opcit': {
    title: '“Указ. соч.” without an author',
    message: 'No author is named before “Указ. соч.”.',
    advice: 'Write “Иванов И. И. Указ. соч. С. 15”.',
  },
  'R05-9.1-complex': {
    title: 'Several references in one footnote',
    message: 'There is no semicolon between spaces between the references.',
    advice: 'References within a footnote are parted by a semicolon, a space on each side.',
  },
};
