import { expect, test } from 'vitest';
import { DATE_VARIABLES, NAME_VARIABLES, TEXT_VARIABLES } from './csl-item.ts';
import { missingFields, SOURCE_FIELDS, type SourceField } from './fields.ts';
import { formatCsl } from './format.ts';
import { SOURCE_TYPES } from './source-types.ts';

const KNOWN: readonly string[] = [...TEXT_VARIABLES, ...NAME_VARIABLES, ...DATE_VARIABLES];

/** A value that cannot be mistaken for another in the printed record. */
function sample({ input }: SourceField, n: number): { value: unknown; printed: string } {
  if (input === 'names') return { value: [{ literal: `группа ${n}` }], printed: `группа ${n}` };
  if (input === 'url') return { value: 'https://example.ru/a', printed: 'https://example.ru/a' };
  if (input === 'year' || input === 'date') {
    return { value: { 'date-parts': [[1900 + n]] }, printed: String(1900 + n) };
  }
  return { value: `Слово${n}`, printed: `Слово${n}` };
}

/** Fields of a law that print only where it is not part of a collection. */
const APART: ReadonlySet<string> = new Set(['publisher', 'publisher-place', 'number-of-pages']);

test.each(SOURCE_TYPES)('every field of the form of %s can be seen in the record', (type) => {
  for (const [n, field] of SOURCE_FIELDS[type].entries()) {
    const { value, printed } = sample(field, n + 1);
    const apart = type === 'legislation' && APART.has(field.name);
    const csl = {
      type,
      title: 'Заглавие',
      URL: 'https://example.ru',
      ...(!apart && { 'container-title': 'Целое' }),
      [field.name]: value,
    };
    expect(`${field.name}: ${formatCsl(csl)}`).toContain(printed);
  }
});

test('forms ask for variables that the formatter reads, each once', () => {
  for (const fields of Object.values(SOURCE_FIELDS)) {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(KNOWN).toContain(name);
    expect(fields.find(({ name }) => name === 'title')?.required).toBe(true);
  }
});

test('what a record still lacks is named', () => {
  expect(missingFields('webpage', { title: 'Сайт', URL: '' })).toEqual(['URL', 'accessed']);
  expect(missingFields('thesis', { title: 'Т', author: [] })).toEqual([
    'author',
    'genre',
    'publisher-place',
    'issued',
  ]);
});
