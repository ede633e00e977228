import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/editor-demo.ts';

export const editorDemo: TranslationOf<typeof ru.editorDemo> = {
  description:
    'An editor for theses and reports: it numbers, refers and formats to GOST 7.32-2017 by itself and checks the text against the standard. Try it without an account.',
  heading: 'An editor that formats to GOST by itself',
  lead: 'You write the text. Numbers, captions, references, the list of sources and page margins follow GOST 7.32-2017 by themselves. The editor below is the real one: try it without an account.',
  try: 'Try it',
  signUp: 'Sign up',
  features: 'What the editor can do',
  numbers: {
    title: 'Numbers fall into place',
    text: 'Sections, figures, tables, formulas and listings are numbered at once. Put a figure in the middle, and the numbers below and the references to them change too.',
  },
  sources: {
    title: 'Sources to GOST R 7.0.100',
    text: 'Records are made from their fields and stand in the order of citation. A source without a citation and a citation without a source are seen at once.',
  },
  check: {
    title: 'Standards check, clause by clause',
    text: 'Over a hundred rules. Every finding has its place in the text and a clause of the standard, and what can be fixed automatically is fixed with one click.',
  },
  objects: {
    title: 'Formulas, tables, listings',
    text: 'A formula is typed as on paper, a table that goes over to the next page is continued there, a listing has its own caption.',
  },
  word: {
    title: 'From Word and to Word',
    text: 'A finished DOCX is taken in whole: numbers typed by hand become automatic. Out come a PDF and a DOCX that a standards compliance reviewer accepts.',
  },
  together: {
    title: 'Together',
    feature:
      'Co-authors write at the same time, even offline. The supervisor sees the changes and comments on words, figures and formulas, and a reviewer without an account does it by a link.',
  },
  tryTitle: 'Try it yourself',
  tryLead:
    'This is a short student’s work in Russian, for the standards are Russian. It is kept in this browser only and never sent to the server. Change anything: you can always start over.',
  step: {
    check:
      'Open “Standards check” (F7): four breaches are left in the text, and one button fixes three of them.',
    insert:
      'Begin a new line, type “/” and insert a figure or a table. Watch how the numbers change.',
    refer: 'Put a reference to a figure, then move the figure or delete it.',
    file: 'Download the DOCX and open it in Word.',
  },
  language: 'The sample is in Russian, as GOST describes Russian documents.',
  frame: 'The editor with a sample work',
  noScript: 'The editor works in a browser with JavaScript turned on.',
  failed: 'The editor did not load. Check the connection and try again.',
  account: {
    title: 'What an account gives',
    text: 'The document on the server and on all your devices, PDF and page preview, your own DOCX taken in, co-authors, versions and approval by the supervisor. Free of charge. It takes an e-mail address in the domain .ru or .рф and five fields of the profile: last name, first name, education level, city, place of study or work.',
  },
};
