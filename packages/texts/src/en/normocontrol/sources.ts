import type { sources as ru } from '../../ru/normocontrol/sources.ts';
import type { TranslationOf } from '../../shape.ts';

/** Rules about records of the list of sources. */
export const sources: TranslationOf<typeof ru> = {
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
  'B100-doi': {
    title: 'Form of a DOI',
    message: 'A colon stands after DOI.',
    advice: 'Write “DOI 10.1000/182”: in capitals and without a colon.',
  },
};
