import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/source-list.ts';

export const sourceList: TranslationOf<typeof ru.sourceList> = {
  standard: 'Standard of the records',
  standards: {
    record: 'GOST R 7.0.100-2018, bibliographic record',
    reference: 'GOST R 7.0.5-2008, bibliographic reference',
  },
  order: 'Order of the list',
  orders: {
    citation: 'By the first citation in the text',
    alphabet: 'By the alphabet: Russian, then foreign',
  },
  electronic: 'Write “[Электронный ресурс]”',
  shown: 'Record by {{standard}}',
  cited: 'Cited in:',
  appendix: 'Appendix {{letter}}',
  goTo: 'Go to the citation: {{place}}',
  lookup: {
    label: 'DOI or ISBN',
    hint: 'A catalogue fills in the fields',
    find: 'Look up',
    wrong: 'This is neither a DOI nor an ISBN: 10.1234/number or 10–13 digits',
    found: 'The fields come from the catalogue. Compare them with the source.',
    silent: 'The server cannot be reached. Check the network or type the source in by hand.',
  },
  library: {
    title: 'My library of sources',
    open: 'My library',
    note: 'It is one for all your works, and only you see it.',
    search: 'Search the library',
    empty: 'Nothing here yet. Put the sources of this work here or load a file.',
    notFound: 'The library has no such source',
    takeNone: 'Take into the work',
    take_one: 'Take {{count}} source into the work',
    take_other: 'Take {{count}} sources into the work',
    taken: 'Taken from the library: {{count}}',
    here: 'already in this work',
    keep: 'Put into my library',
    keepAll: 'Put in all sources of the work',
    kept: 'Put into the library: {{added}}, there already: {{known}}',
    remove: 'Remove from the library',
    file: 'Load a BibTeX or RIS file',
    wrongFile: 'This is neither BibTeX nor RIS nor CSL-JSON',
    unread: 'Could not be read: {{records}}',
    back: 'Back to the sources of the work',
  },
};
