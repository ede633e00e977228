import { SOURCE_FIELDS, type SourceField } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { readField, showField } from './field-values.ts';
import { fieldsOf } from './kind-fields.ts';
import {
  chooseKind,
  createTwins,
  draftRecord,
  EMPTY_DRAFT,
  openDraft,
  sourceOf,
  typedDraft,
  typeField,
} from './source-draft.ts';

const LINE =
  'Громов, В. Н. Насосы / В. Н. Громов. - Казань : Волга, 2021. - 240 с. - ISBN 978-5-00000-000-1.';

function field(name: string): SourceField {
  const found = SOURCE_FIELDS.book.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
}

describe('what is typed into a field', () => {
  it.each([
    ['author', 'Иванов, Пётр Ильич\nОрлова, Т. В.', 2],
    ['author', 'Институт проблем управления', 1],
    ['author', 'Smith, John; Ivanov, I.', 2],
  ])('is understood as persons and collectives: %s «%s»', (name, typed, count) => {
    const value = readField(field(name), typed);
    expect(value).toHaveLength(count);
    expect(showField(field(name), value)).toBe(typed.replace('; ', '\n'));
  });

  it.each([
    ['2019', [[2019]]],
    ['2019–2021', [[2019], [2021]]],
    ['1.02.2024', [[2024, 2, 1]]],
  ])('is understood as a date: %s', (typed, parts) => {
    expect(readField(field('issued'), typed)).toEqual({ 'date-parts': parts });
  });

  it('is kept in its own words where it is no date', () => {
    const value = readField(field('issued'), '[2019?]');
    expect(showField(field('issued'), value)).toBe('[2019?]');
  });
});

describe('a source being written', () => {
  it('keeps the fields when a text takes their place, and the text when fields do', () => {
    const filled = typeField(EMPTY_DRAFT, field('title'), 'Насосы');
    const asText = sourceOf({ ...filled, by: 'text', text: 'Насосы. Казань, 2021' }, 'a');
    expect(asText).toMatchObject({ raw: 'Насосы. Казань, 2021', csl: null });

    const back = openDraft(asText);
    expect(back.fields).toMatchObject({ title: 'Насосы' });
    const asFields = sourceOf({ ...back, by: 'fields' }, 'a');
    expect(asFields.csl).toMatchObject({ title: 'Насосы' });
    expect(openDraft(asFields).text).toBe('Насосы. Казань, 2021');
  });

  it('keeps what another kind has no field for, and shows it', () => {
    const book = typeField(typedDraft(LINE), field('ISBN'), '978-5');
    const page = chooseKind(book, 'webpage');
    expect(fieldsOf('webpage', page.fields).unused.map(({ name }) => name)).toContain('ISBN');
    expect(draftRecord(chooseKind(page, 'book'))).toBe(draftRecord(book));
  });

  it('is called an abstract of a thesis while it is one', () => {
    const named = typeField(EMPTY_DRAFT, field('title'), 'Насосы');
    const abstract = chooseKind(named, 'thesis-abstract');
    expect(draftRecord(abstract)).toContain('автореферат');
    expect(draftRecord(chooseKind(abstract, 'webpage'))).not.toContain('автореферат');
  });

  it('is read from its typed line, which stays', () => {
    const read = typedDraft(LINE);
    expect(read.fields).toMatchObject({ type: 'book', title: 'Насосы', publisher: 'Волга' });
    expect(sourceOf(read, 'a').kept).toEqual({ raw: LINE });
  });

  it('that nobody has changed is kept as it was', () => {
    const source = sourceOf(typeField(EMPTY_DRAFT, field('title'), 'Насосы'), 'a');
    expect(sourceOf(openDraft(source), 'a')).toEqual(source);
    const typed = { id: 'b', raw: LINE, csl: null };
    expect(sourceOf(openDraft(typed), 'b')).toEqual(typed);
  });
});

it('a source is told from those it does not repeat by its words, its DOI or the work', () => {
  const book = { id: 'a', raw: LINE, csl: null };
  const paper = {
    id: 'b',
    raw: 'Статья',
    csl: { type: 'article-journal', title: 'С', DOI: '10.1/X' },
  };
  const twinOf = createTwins([book, paper]);
  expect(twinOf({ id: 'c', raw: LINE.replaceAll(' - ', ' – ').toLowerCase(), csl: null })?.id).toBe(
    'a',
  );
  expect(
    twinOf({
      ...paper,
      id: 'c',
      csl: { ...paper.csl, title: 'Иначе', DOI: 'https://doi.org/10.1/x' },
    })?.id,
  ).toBe('b');
  const fields = { type: 'book', title: 'Насосы', author: ['Громов В. Н.'], issued: '2021' };
  const twinOfWork = createTwins([{ id: 'a', raw: '', csl: { ...fields, publisher: 'Волга' } }]);
  expect(twinOfWork({ id: 'b', raw: '', csl: fields })?.id).toBe('a');
  expect(twinOfWork({ id: 'b', raw: '', csl: { ...fields, volume: '2' } })).toBeNull();
  expect(twinOf(book)).toBeNull();
  expect(twinOf({ id: 'c', raw: 'Другая книга', csl: null })).toBeNull();
});
