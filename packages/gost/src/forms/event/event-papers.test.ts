import { describe, expect, it } from 'vitest';
import type { Form } from '../form.ts';
import { FORM_WIDTH } from '../form-layout.ts';
import { heardWork, sampleHeard } from '../testing/heard.ts';
import { formText } from '../testing/sample.ts';

import { protocol } from './protocol.ts';
import { scoreSheets } from './score-sheets.ts';
import type { HeardKind } from './words.ts';

const said = (form: Form) => formText(form).join('\n');
const tables = ({ pieces }: Form) => pieces.filter((piece) => piece.kind === 'table');
const cells = (form: Form, table: number, row: number): string[] => {
  const found = tables(form)[table]?.rows[row];
  return found?.kind === 'cells' ? found.cells.map((lines) => lines.join(' | ')) : [];
};

describe('the protocol of a committee', () => {
  it('says who was present, by full names, and who signs', () => {
    const text = said(protocol(sampleHeard()));
    expect(text).toContain('Председатель: Громов Павел Сергеевич, канд. техн. наук, доцент');
    expect(text).toContain('Члены комиссии: Орлов Игорь Павлович');
    expect(text).toContain('Секретарь: Захарова Ольга Ильинична');
    expect(text.split('\n').slice(-8)).toContain('П. С. Громов');
    expect(text).toContain('Дата: 18.06.2026, начало в 10:00 (время московское)');
  });

  it('says of a work what it is, what was brought, asked and answered, and who has asked', () => {
    const form = protocol(sampleHeard());
    const text = said(form);
    expect(text).toContain('Тема: «Датчик уровня воды „Волна“ для малых рек»');
    expect(text).toContain('Студент: Иванова Анна Сергеевна, группа ИС-41');
    expect(text).toContain('Руководитель: Орлов Игорь Павлович');
    expect(text).toMatch(/1\. Итоговая работа на _+ листах/);
    expect(text).toContain('2. Рецензия\u00a0— не представлена');
    expect(cells(form, 0, 0)).toEqual(['1', 'Громов П. С.', 'Почему поплавок?', 'Он дешевле.']);
  });

  it('has the result by criteria, who did not mark and why, the decision and the mark', () => {
    const form = protocol(sampleHeard());
    const text = said(form);
    expect(cells(form, 1, 1)).toEqual(['2', 'Доклад и ответы', '60', '4,5']);
    expect(cells(form, 1, 2)).toEqual(['', 'Результат', '', '4,35']);
    expect(text).toContain('Оценили 1 из 1.');
    expect(text).toContain('Не оценивали: Орлов Игорь Павлович\u00a0— руководитель работы');
    expect(text).toContain('Решили: Признать работу защищённой.\nРекомендовать к внедрению.');
    expect(text).toContain('Оценка: отлично');
    expect(text).toMatch(/Особое мнение: _+/);
  });

  it('has lines to fill before the work is closed, and says so where nobody came or asked', () => {
    const open = heardWork({ outcome: null, decision: '', mark: '', questions: [] });
    const form = protocol(sampleHeard({ works: [open] }));
    expect(said(form)).toMatch(/Вопросов не было\.[\s\S]*Решили: _+\nОценка: _+/);
    expect(cells(form, 0, 0)).toEqual(['1', 'Актуальность', '40', '']);
    const absent = said(protocol(sampleHeard({ works: [heardWork({ absent: true })] })));
    expect(absent).toContain('авторы не явились');
    expect(absent).not.toContain('Решили');
  });

  it('is one for the day, with its works in a row; a board of examiners has one for each work', () => {
    const works = [heardWork(), heardWork({ people: [] })];
    const numbers = (kind: HeardKind) =>
      said(protocol(sampleHeard({ kind, works }))).match(/ПРОТОКОЛ №/g)?.length;
    expect([numbers('defence'), numbers('exam_board')]).toEqual([1, 2]);
    const text = said(protocol(sampleHeard({ works })));
    expect(text).toContain('1. Слушали: Иванова Анна Сергеевна');
    expect(text).toContain('2. Слушали: «Датчик уровня');
  });

  it('names the institution that all works have, and leaves a line where they come from several', () => {
    const works = [heardWork(), heardWork({ institution: 'Другой университет' })];
    const [, institution] = formText(protocol(sampleHeard({ works })));
    expect(institution).toMatch(/^_+$/);
  });

  it('speaks of startups in their words', () => {
    const works = [heardWork({ work: 'startup' })];
    const text = said(protocol(sampleHeard({ kind: 'pitch', works })));
    for (const words of [
      'питч-сессии',
      'Эксперты: ',
      'Лидер проекта: ',
      'Место по результату: 1',
      'Решение экспертов',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('квалификаци');
  });
});

describe('the sheets of marks', () => {
  it('are one for each member who marks, with what he has given each work', () => {
    const form = scoreSheets(sampleHeard());
    expect(said(form).match(/ОЦЕНОЧНЫЙ ЛИСТ/g)).toHaveLength(2);
    expect(cells(form, 0, 0).slice(2)).toEqual(['4', '5', '4,35']);
    expect(cells(form, 1, 0).slice(2)).toEqual(['—', '—', '—']);
    expect(said(form)).toContain('К1\u00a0— Актуальность, 40\u00a0%');
  });

  it('have empty cells for a work that is not closed', () => {
    const works = [heardWork({ outcome: null, excluded: [] })];
    expect(cells(scoreSheets(sampleHeard({ works })), 0, 0).slice(2)).toEqual(['', '', '']);
  });

  it('divide many criteria among tables, each as wide as the line', () => {
    for (const count of [0, 1, 8, 9, 20]) {
      const criteria = Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        title: `Критерий ${at}`,
        percent: 5,
      }));
      const [chair] = sampleHeard().committee;
      const all = tables(scoreSheets(sampleHeard({ criteria, committee: chair ? [chair] : [] })));
      expect(all).toHaveLength(Math.max(1, Math.ceil(count / 8)));
      for (const { columns } of all) {
        expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(FORM_WIDTH);
      }
    }
  });
});
