import {
  listSuggestions,
  type NodeJson,
  withoutSuggestions,
  withSuggestions,
} from '@pv/editor-schema';
import { describe, expect, test } from 'vitest';
import { describe as describeResult, importMessy } from '../../../test/messy-docx/import-messy.ts';
import { h, p, picture, r, row, table } from '../../../test/messy-docx/pieces.ts';
import { NUMBERING } from '../../../test/messy-docx/styles.ts';
import type { ImportResult } from '../result.ts';

describe('revisions', () => {
  const when = 'w:author="Белова" w:date="2026-11-26T14:05:00Z"';
  const decided = ({ snapshot }: ImportResult, decide: (content: NodeJson) => NodeJson) =>
    describeResult({
      ...snapshot,
      sections: snapshot.sections.map((one) => ({ ...one, content: decide(one.content) })),
    }).filter((line) => !line.startsWith('#'));

  test('become suggestions with the name and the time, and are told of', async () => {
    const body = [
      h(1, 'Глава'),
      p(
        `${r('было ')}<w:del w:id="1" ${when}><w:r><w:delText>старое</w:delText></w:r></w:del><w:ins w:id="2" ${when}>${r('новое')}</w:ins>`,
      ),
      p(`<w:moveFrom w:id="3">${r('уехало')}</w:moveFrom>${r('осталось')}`),
    ];
    const { result, setAside, warnings } = await importMessy(body);
    expect(decided(result, withSuggestions)).toEqual(['было новое', 'осталось']);
    expect(decided(result, withoutSuggestions)).toEqual(['было старое', 'уехалоосталось']);
    const [first] = result.snapshot.sections.flatMap(({ content }) => listSuggestions(content));
    expect(first).toMatchObject({
      author: 'Белова',
      authorId: null,
      at: '2026-11-26T14:05:00.000Z',
    });
    expect(setAside.deleted).toBeUndefined();
    expect(result.report.counts).toMatchObject({ insertions: 1, deletions: 2 });
    expect(warnings).toContain('revisions_suggested');
    expect(warnings).not.toContain('revisions_unsuggested');
  });

  test('of the look keep how it was', async () => {
    const run = `<w:r><w:rPr><w:b/><w:rPrChange w:id="1" ${when}><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr><w:t>да</w:t></w:r>`;
    const { result } = await importMessy([h(1, 'Глава'), p(`${r('раз два три четыре ')}${run}`)]);
    expect(decided(result, withSuggestions)).toEqual(['раз два три четыре *да*']);
    expect(decided(result, withoutSuggestions)).toEqual(['раз два три четыре /да/']);
  });

  test('in names of sections are taken as made, and what was deleted there is set aside', async () => {
    const body = [
      p(`${r('Глава')}<w:del w:id="1"><w:r><w:delText> старая</w:delText></w:r></w:del>`, {
        pStyle: 'Heading1',
      }),
      p('Текст.'),
    ];
    const { setAside, warnings } = await importMessy(body);
    expect(setAside.deleted).toBeDefined();
    expect(warnings).toContain('revisions_unsuggested');
  });

  test('of the end of a paragraph are the break before the next one', async () => {
    const marked = (text: string, mark = 'del') =>
      `<w:p><w:pPr><w:rPr><w:${mark} w:id="1"/></w:rPr></w:pPr>${text && r(text)}</w:p>`;
    const body = [
      h(1, 'Глава'),
      marked('Начало '),
      marked('и середина ', 'moveFrom'),
      p('и конец.'),
      marked(''),
      p('Второй.'),
      marked('Перед таблицей'),
      table(row(['а', 'б'])),
      marked('Раз', 'ins'),
      p('два'),
      marked(''),
    ];
    const { result } = await importMessy(body);
    const objects = ['Второй.', 'Перед таблицей', 'table1', '  а | б'];
    expect(decided(result, withSuggestions)).toEqual([
      'Начало и середина и конец.',
      ...objects,
      'Раз',
      'два',
    ]);
    expect(decided(result, withoutSuggestions)).toEqual([
      'Начало ',
      'и середина ',
      'и конец.',
      ...objects,
      'Раздва',
    ]);
  });

  test('of a whole paragraph are one suggestion, whatever follows it', async () => {
    const gone = (text: string, properties = '') =>
      `<w:p><w:pPr>${properties}<w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:del w:id="2"><w:r><w:delText>${text}</w:delText></w:r></w:del></w:p>`;
    const body = [
      h(1, 'Глава'),
      p(`${r('Раз')}<w:del w:id="3"><w:r><w:delText>, и хвост</w:delText></w:r></w:del>`),
      gone('Перед разделом'),
      h(2, 'Раздел'),
      p('Список:'),
      p('один', { list: [1, 0] }),
      gone('два', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
      p('три', { list: [1, 0] }),
      gone('Перед таблицей'),
      table(row(['а', 'б'])),
      gone('В конце'),
    ];
    const { result, setAside } = await importMessy(body);
    expect(decided(result, withSuggestions)).toEqual([
      'Раз',
      'Список:',
      'bullets',
      '  один',
      '  три',
      'table1',
      '  а | б',
    ]);
    expect(decided(result, withoutSuggestions)).toEqual([
      'Раз, и хвост',
      'Перед разделом',
      'Список:',
      'bullets',
      '  один',
      '  два',
      '  три',
      'Перед таблицей',
      'table1',
      '  а | б',
      'В конце',
    ]);
    const suggested = result.snapshot.sections.flatMap(({ content }) => listSuggestions(content));
    expect(suggested).toHaveLength(5);
    expect(setAside.deleted).toBeUndefined();
  });

  test('of a whole paragraph may stand beside a caption, a new page or the rest of an item', async () => {
    const gone = (text: string) =>
      `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${deleted(text)}</w:p>`;
    const deleted = (text: string) =>
      `<w:del w:id="2"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
    const body = [
      h(1, 'Глава'),
      p('Таблица 1 – Размеры'),
      gone('Под названием'),
      table(row(['а', 'б'])),
      p('Текст.'),
      p(picture('img1')),
      gone('Под рисунком'),
      p('Рисунок 1 – Схема'),
      p(`${deleted('Перед страницей')}${r('\f')}`),
      p(`${r('Слово')}${deleted(' и хвост')}${r('\f')}`),
      p('Список:'),
      p('один', { list: [1, 0] }),
      gone('Внутри'),
      p('и дальше', { list: [9, 0] }),
      p('два', { list: [1, 0] }),
    ];
    // a list without a marker: its paragraphs continue the item before
    const level = '<w:lvl w:ilvl="0"><w:numFmt w:val="none"/><w:lvlText w:val=""/></w:lvl>';
    const numbering = `${NUMBERING}<w:abstractNum w:abstractNumId="9">${level}</w:abstractNum><w:num w:numId="9"><w:abstractNumId w:val="9"/></w:num>`;
    const { result, setAside } = await importMessy(body, { numbering });
    expect(setAside.deleted).toBeUndefined();
    const lines = [
      'table1 Размеры',
      '  а | б',
      '- Под названием',
      'Текст.',
      'figure1[1] Схема',
      '- Под рисунком',
      '- Перед страницей',
      'pageBreak',
      'Слово- и хвост',
      'pageBreak',
      'Список:',
      'bullets',
      '  один',
      '-   Внутри',
      '  и дальше',
      '  два',
    ];
    expect(decided(result, withoutSuggestions)).toEqual(
      lines.map((one) => one.replace(/^- |-/, '')),
    );
    expect(decided(result, withSuggestions)).toEqual(
      lines.filter((one) => !one.startsWith('- ')).map((one) => one.replace(/-.*/, '')),
    );
  });

  test('of whole paragraphs and headings come and go with them, whatever stands beside', async () => {
    const tracked = (mark: 'ins' | 'del', text: string, properties = '') =>
      `<w:p><w:pPr>${properties}<w:rPr><w:${mark} w:id="1"/></w:rPr></w:pPr><w:${mark} w:id="2">${mark === 'ins' ? r(text) : `<w:r><w:delText>${text}</w:delText></w:r>`}</w:${mark}></w:p>`;
    const ended = (mark: 'ins' | 'del', text: string) =>
      `<w:p><w:pPr><w:rPr><w:${mark} w:id="1"/></w:rPr></w:pPr>${r(text)}</w:p>`;
    const item = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const heading = '<w:pStyle w:val="Heading2"/>';
    const body = [
      h(1, 'Глава'),
      tracked('ins', 'Новый.'),
      tracked('del', 'Старый.'),
      ended('ins', 'Начало'),
      tracked('del', 'Хвост.'),
      ended('ins', 'Три'),
      ended('del', 'четыре'),
      p('пять'),
      p('Список:'),
      p('один', { list: [1, 0] }),
      tracked('ins', 'полтора', item),
      p('два', { list: [1, 0] }),
      tracked('ins', 'Перед разделом'),
      h(
        2,
        `${r('Обзор ')}<w:del w:id="3"><w:r><w:delText>старый</w:delText></w:r></w:del><w:ins w:id="4">${r('новый')}</w:ins>`,
      ),
      tracked('ins', 'Новый раздел', heading),
      p('Текст.'),
      tracked('del', 'Старый раздел', heading),
    ];
    const { result } = await importMessy(body);
    const of = (decide: (content: NodeJson) => NodeJson) =>
      describeResult({
        ...result.snapshot,
        sections: result.snapshot.sections.map((one) => ({ ...one, content: decide(one.content) })),
      }).slice(1);
    const list = (...items: string[]) => ['Список:', 'bullets', ...items.map((one) => `  ${one}`)];
    const blank = (content: NodeJson) =>
      withoutSuggestions(content).content?.filter(
        (one) => one.type === 'paragraph' && !one.content,
      );
    expect(
      result.snapshot.sections.flatMap(({ kind, content }) =>
        kind === 'chap' ? blank(content) : [],
      ),
    ).toEqual([]);
    expect(of(withoutSuggestions)).toEqual([
      'Старый.',
      'НачалоХвост.',
      'Тричетыре',
      'пять',
      ...list('один', 'два'),
      '## Обзор старый',
      'Текст.',
      '## Старый раздел',
    ]);
    expect(of(withSuggestions)).toEqual([
      'Новый.',
      'Начало',
      'Три',
      'четырепять',
      ...list('один', 'полтора', 'два'),
      'Перед разделом',
      '## Обзор новый',
      '## Новый раздел',
      'Текст.',
    ]);
  });
});
