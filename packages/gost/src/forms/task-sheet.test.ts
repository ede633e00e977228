import type { RichDoc, RichParagraph } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import { richPieces, taskSheet } from './task-sheet.ts';
import { formText, sampleFormed, sampleTask } from './testing/sample.ts';

const linked = (text: string, href: string): RichParagraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
});

it('an address of the web is printed after the words of its link, a path of this site is not', () => {
  const cells = [linked('ГОСТ', 'https://gost.ru'), linked('порядок', '/guides/poryadok')];
  const row = cells.map((paragraph) => ({ type: 'tableCell' as const, content: [paragraph] }));
  const doc: RichDoc = {
    type: 'doc',
    content: [...cells, { type: 'table', content: [{ type: 'tableRow', content: row }] }],
  };
  const printed = JSON.stringify(richPieces('Задачи', doc));
  expect(printed).not.toContain('/guides');
  expect(printed.match(/ГОСТ \(https:\/\/gost\.ru\)/g)).toHaveLength(2);
  expect(printed.match(/порядок/g)).toHaveLength(2);
});

describe('the assignment', () => {
  it('numbers topic, term and what the team has written, and leaves the rest to be filled', () => {
    const text = formText(taskSheet(sampleTask()));
    const from = text.findIndex((line) => line.startsWith('1. Тема'));
    expect(text.slice(from, from + 9)).toEqual([
      '1. Тема: «Датчик уровня воды „Волна“ для малых рек»',
      '2. Срок сдачи законченной работы: 18.06.2026',
      '3. Задачи: Изучить датчики.',
      'Собрать макет.',
      'Проверить его на реке.',
      '4. Исходные данные: Уровень воды от 0 до 5 м.',
      `5. Перечень графического материала: ${'_'.repeat(30)}`,
      `6. Консультанты: ${'_'.repeat(30)}`,
      `7. Дата выдачи задания: ${'_'.repeat(30)}`,
    ]);
  });

  it('keeps lists, tables and looks of what the team has written with a form', () => {
    const sheet = taskSheet(sampleTask({ sections: [sampleFormed()] }));
    const text = formText(sheet);
    const from = text.findIndex((line) => line.startsWith('3. Задачи'));
    expect(text.slice(from, from + 9)).toEqual([
      '3. Задачи: Сделать датчик',
      '1) Собрать макет',
      '– из готовых частей',
      'Срок',
      'Итог',
      'Кто',
      'май',
      'Собрать макет',
      'Иванова',
    ]);
    const paragraphs = sheet.pieces.filter((piece) => piece.kind === 'paragraph');
    expect(paragraphs.map(({ depth }) => depth)).toEqual([0, 1, 2]);
    expect(paragraphs[0]?.runs.at(-1)).toEqual({ text: 'датчик', bold: true, italic: true });
  });

  it('puts the label over a list that begins a text', () => {
    const content = [
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'раз' }] }],
          },
        ],
      },
    ];
    const section = {
      title: 'Задачи',
      kind: 'content',
      content: JSON.stringify({ type: 'doc', content }),
    } as const;
    const text = formText(taskSheet(sampleTask({ sections: [section] })));
    const from = text.findIndex((line) => line.startsWith('3. Задачи'));
    expect(text.slice(from, from + 2)).toEqual(['3. Задачи:', '– раз']);
  });

  it('is given by the supervisor and taken by the student', () => {
    const signers = taskSheet(sampleTask()).pieces.flatMap((piece) =>
      piece.kind === 'signatures' ? piece.people : [],
    );
    expect(signers).toEqual([
      { role: 'Руководитель', name: 'И. П. Орлов' },
      { role: 'Задание принял к исполнению', name: 'А. С. Иванова' },
    ]);
  });

  it('leaves the term open where nobody has set it', () => {
    const text = formText(taskSheet(sampleTask({ dueAt: null })));
    expect(text).toContain(`2. Срок сдачи законченной работы: ${'_'.repeat(30)}`);
  });
});
