import { describe, expect, it } from 'vitest';
import { paragraph, section, snapshot } from '../../model/sample-document.ts';
import { items } from '../testing/documents.ts';
import { found, linesOf, mended } from '../testing/judge.ts';

const terms = (...lines: string[]) =>
  snapshot([section('terms', 't', '', ...lines.map((line) => paragraph(line)))]);
const withText = (text: string, ...lines: string[]) =>
  snapshot([
    ...(lines.length > 0
      ? [section('abbreviations', 'a', '', ...lines.map((line) => paragraph(line)))]
      : []),
    section('chap', 'c', 'Обзор', ...text.split('\n').map((line) => paragraph(line))),
  ]);

describe('lists of terms and abbreviations', () => {
  it('have no sign at the end of a line, but keep the dot of a shortened word', () => {
    const document = terms('узел — точка сети;', 'мост — соединение и т. д.', 'сеть — связь.');
    expect(linesOf(mended('G32-6.14-terms-form', document))).toEqual([
      'узел — точка сети',
      'мост — соединение и т. д.',
      'сеть — связь',
    ]);
  });

  it('are put in alphabetical order, Cyrillic before Latin', () => {
    const document = terms('Вводная строка:', 'API — интерфейс', 'сеть — связь', 'Мост — узел');
    expect(found('G32-6.14-terms-order', document)).toMatchObject([
      { values: { term: 'сеть', before: 'API' } },
    ]);
    expect(linesOf(mended('G32-6.14-terms-order', document))).toEqual([
      'Вводная строка:',
      'Мост — узел',
      'сеть — связь',
      'API — интерфейс',
    ]);
  });

  it('are not sorted across a paragraph that is no entry', () => {
    const document = terms('сеть — связь', 'Пояснение без тире', 'мост — узел');
    expect(found('G32-6.14-terms-order', document)).toMatchObject([{ fixable: false }]);
  });

  it('may be kept as a list of the editor', () => {
    const document = snapshot([
      section('abbreviations', 'a', '', items('bulletList', ['ОС — система,'], ['БД — база;'])),
    ]);
    expect(found('G32-6.15-abbr-form', document)).toHaveLength(2);
    const sorted = mended('G32-6.15-abbr-order', mended('G32-6.15-abbr-form', document));
    expect(sorted.sections[0]?.content.content?.[0]).toEqual(
      items('bulletList', ['БД — база'], ['ОС — система']),
    );
  });
});

describe('abbreviations', () => {
  const many = 'СУБД, АСУ, ЛВС, САПР, СУБД, АСУ, ЛВС, САПР; ГОСТ, РФ, ГОСТ, РФ';

  it('need a list when there are more than three of them', () => {
    expect(found('G32-5.6.2-abbr-needed', withText(many))).toMatchObject([
      { values: { count: 4, list: 'СУБД, АСУ, ЛВС, САПР' }, subject: { kind: 'document' } },
    ]);
    expect(found('G32-5.6.2-abbr-needed', withText(many, 'ОС — система'))).toEqual([]);
    expect(found('G32-5.6.2-abbr-needed', withText('СУБД, АСУ, ЛВС, СУБД, АСУ, ЛВС'))).toEqual([]);
  });

  it('need no list when there are fewer than three of them', () => {
    const lines = ['АСУ — а', 'БД — б', 'ЛВС — л'];
    expect(found('G32-5.6.3-abbr-inline', withText('Т.', ...lines.slice(0, 2)))).toHaveLength(1);
    expect(found('G32-5.6.3-abbr-inline', withText('Т.', ...lines))).toEqual([]);
  });

  it('are explained in the list or where they first stand', () => {
    const text =
      'Используется СУБД. Эта СУБД быстра.\nЛокальная сеть (ЛВС) и ЛВС. АСУ — это система, АСУ растёт. ИИ раз.';
    expect(found('V-abbr-expand', withText(text)).map(({ values }) => values.form)).toEqual([
      'СУБД',
    ]);
    expect(found('V-abbr-expand', withText(text, 'СУБД — система управления'))).toEqual([]);
  });

  it('are not seen in words written in capitals', () => {
    const text = 'ОБЩИЕ ПРАВИЛА РАБОТЫ. ОБЩИЕ ПРАВИЛА РАБОТЫ.';
    expect(found('V-abbr-expand', withText(text))).toEqual([]);
  });
});
