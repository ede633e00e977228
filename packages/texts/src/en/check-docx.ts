import type { TranslationOf } from '../keys.ts';
import type { checkDocx as ruCheck, docxReport as ruReport } from '../ru/check-docx.ts';

export const checkDocx: TranslationOf<typeof ruCheck> = {
  nav: 'Check a DOCX',
  title: 'Check a DOCX against GOST',
  description:
    'Normocontrol of a finished work without an account: formatting by GOST\u00a07.32, findings with their places, a mended copy.',
  lead: 'Upload a thesis, a term paper or a report. We check margins, font, spacing, headings, captions, numbering, references and the list of sources, show what is found and give two copies back: a mended one and one with Word comments.',
  kept: 'The file is not kept: it stays on the server while it is checked, and goes with the answer.',
  file: 'Word document',
  other: 'Choose another file',
  submit: 'Check',
  checking: 'Sending and checking the file. A large work takes up to a minute.',
  stop: 'Stop',
  withoutCaptcha: 'A few checks an hour may be made without it too.',
  plain: 'A file is checked with JavaScript switched on.',
};

export const docxReport: TranslationOf<typeof ruReport> = {
  clean: 'Nothing found',
  cleanNote: 'The file has passed every check that a program can make.',
  found_one: '{{count}} finding',
  found_other: '{{count}} findings',
  must: 'Required: {{count}}',
  should: 'Recommended: {{count}}',
  practice: 'Asked for by departments: {{count}}',
  severity: {
    must: 'Required',
    should: 'Recommended',
    practice: 'Asked for by departments',
  },
  pages: 'Pages are those of the last time that Word saved the file.',
  noPages:
    'The file does not tell its pages: places are named by their headings. Save the file in Word, and findings will show pages too.',
  copies: 'Copies of the file',
  mended: 'Mended copy',
  mendedNote_one: 'Mends {{count}} place without touching a word: margins, font, spacing, indents.',
  mendedNote_other:
    'Mends {{count}} places without touching a word: margins, font, spacing, indents.',
  nothing:
    'A mended copy changes only margins, font, spacing and indents. No finding is of that kind; the author mends the others.',
  commented: 'Copy with comments',
  commentedNote:
    'Findings in the margin, beside their paragraphs. Where many are alike, only the first are marked, with the number of the others.',
  saved: 'The file “{{name}}” is saved.',
  page: 'near page {{page}}',
  under: 'section “{{title}}”',
  whole: 'The work as a whole',
  more: 'More places like this: {{count}}.',
  mendable: 'mended in the copy',
  editor: 'Our editor keeps to GOST while you write.',
  toEditor: 'Open the editor',
};
