import { expect, test } from 'vitest';
import { FILE_ENDINGS, FILE_TYPE_NAMES, fileTypeOf, mimeOf } from './types.ts';

test.each([
  ['Отчёт.PDF', 'pdf'],
  ['v2.final.docx ', 'docx'],
  ['Снимок.jpeg', 'jpg'],
  ['talk.key', 'key'],
  ['program.exe', null],
  ['old.doc', null],
  ['pdf', null],
  ['report.pdf.exe', null],
  ['a.constructor', null],
  ['', null],
])('a file called %j is taken as %s', (name, type) => {
  expect(fileTypeOf(name)).toBe(type);
});

test('a refusal names every type, and the chooser offers every ending', () => {
  expect(FILE_TYPE_NAMES).toBe('pdf, docx, xlsx, pptx, odt, ods, odp, zip, png, jpg, mp4, key');
  expect(FILE_ENDINGS).toContain('.jpeg');
  for (const ending of FILE_ENDINGS) expect(fileTypeOf(`a${ending}`), ending).not.toBeNull();
});

test('nothing is given out as a page or a program', () => {
  const types = FILE_ENDINGS.map((ending) => mimeOf(fileTypeOf(`a${ending}`) ?? 'zip'));
  expect(types.filter((type) => /html|script|xml$|svg/.test(type))).toEqual([]);
});
