import { describe, expect, it } from 'vitest';
import { approvalSheet } from './approval-sheet.ts';
import type { FormRow } from './form.ts';
import { entry, formText, STUDENT, sampleSheet, section } from './testing/sample.ts';

const tables = (sheet: Parameters<typeof approvalSheet>[0]): FormRow[][] =>
  approvalSheet(sheet).pieces.flatMap((piece) => (piece.kind === 'table' ? [[...piece.rows]] : []));
const texts = (row: FormRow | undefined): string[] =>
  row?.kind === 'cells' ? row.cells.map((lines) => lines.join(' | ')) : [row?.text ?? ''];

describe('the approval sheet', () => {
  it('tells of each section who approved which edition, in which role and when', () => {
    const [summary] = tables(sampleSheet({ sections: [section()] }));
    expect(texts(summary?.[0])).toEqual([
      '1',
      'Этап 1. Обзор и постановка задачи: план',
      'Согласовано научным руководителем',
      'Редакция 2 | Орлов\u00a0И.\u00a0П., научный руководитель, 13.04.2026',
    ]);
  });

  it('writes every day by the clock of the project, and says which', () => {
    const night = entry({ at: new Date('2026-04-12T20:30:00Z'), edition: 2 });
    const sheet = sampleSheet({
      sections: [section({ approvedEdition: 2, entries: [night] })],
      clock: { zone: 'Asia/Vladivostok', name: 'по поясу Владивостока' },
    });
    const [summary, course] = tables(sheet);
    expect(texts(summary?.[0]).at(-1)).toContain('13.04.2026');
    expect(texts(course?.[1])[1]).toBe('13.04.2026 | 06:30');
    expect(formText(approvalSheet(sheet)).join(' ')).toContain('(время по поясу Владивостока)');
  });

  it('names everybody who signed the last round of the approved edition, and nobody of an earlier one', () => {
    const entries = [
      entry({ round: 1, edition: 3, name: 'Прежний П. П.' }),
      entry({ round: 2, edition: 3, name: 'Эксперт Э. Э.', role: 'эксперт' }),
      entry({ round: 2, edition: 3, name: 'Ментор М. М.', role: 'ментор' }),
      entry({ round: 3, edition: 4, approves: false, decision: 'Возвращено на доработку' }),
    ];
    const [summary] = tables(sampleSheet({ sections: [section({ approvedEdition: 3, entries })] }));
    const told = texts(summary?.[0])[3];
    expect(told).toBe(
      'Редакция 3 | Эксперт\u00a0Э.\u00a0Э., эксперт, 13.04.2026 | Ментор\u00a0М.\u00a0М., ментор, 13.04.2026',
    );
  });

  it('keeps earlier signatures told when a reviewer has joined, and says that they are to be repeated', () => {
    const [summary] = tables(sampleSheet({ sections: [section({ again: true })] }));
    expect(texts(summary?.[0])[3]).toBe(
      'Редакция 2 | Орлов\u00a0И.\u00a0П., научный руководитель, 13.04.2026 | Прежнее согласование, ждёт повторного',
    );
  });

  it('says so where nothing is approved and where nothing was sent', () => {
    const sheet = sampleSheet({ sections: [section({ approvedEdition: null, entries: [] })] });
    expect(texts(tables(sheet)[0]?.[0])[3]).toBe('не согласовано');
    expect(tables(sheet)).toHaveLength(1);
    expect(formText(approvalSheet(sheet))).toContain('На согласование ещё ничего не отправляли.');
  });

  it('lists rounds under the name of their section, with remarks and whether they are done', () => {
    const [, course] = tables(sampleSheet({ sections: [section()] }));
    expect(texts(course?.[0])).toEqual(['Этап 1. Обзор и постановка задачи: план']);
    expect(texts(course?.[2])).toEqual([
      '1',
      '03.04.2026 | 12:15',
      'Орлов\u00a0И.\u00a0П., научный руководитель',
      'Возвращено на доработку',
      '1',
      '1. Уточнить цель — исправлено (Иванова\u00a0А.\u00a0С., 05.04.2026) | ' +
        '2. Добавить источники за последние пять лет — не отмечено как исправленное',
    ]);
    expect(texts(course?.[4])[5]).toBe('Хорошая работа.');
  });

  it('takes the full stop of a remark off before it says whether it is done', () => {
    const remarks = [{ text: 'Уточнить цель. ', done: { name: '', at: null } }];
    const [, course] = tables(
      sampleSheet({ sections: [section({ entries: [entry({ approves: false, remarks })] })] }),
    );
    expect(texts(course?.[1])[5]).toBe('1. Уточнить цель — исправлено');
  });

  it('tells moments in Moscow: half past nine in the evening of the 12th at Greenwich is the 13th', () => {
    const [, course] = tables(sampleSheet({ sections: [section({ entries: [entry()] })] }));
    expect(texts(course?.[1])[1]).toBe('13.04.2026 | 00:30');
  });

  it('is signed by who decides, and has a line for a supervisor whom nobody has invited yet', () => {
    const signed = (people: Parameters<typeof approvalSheet>[0]['people']) =>
      approvalSheet(sampleSheet({ people })).pieces.flatMap((piece) =>
        piece.kind === 'signatures' ? piece.people.map(({ role, name }) => `${role}: ${name}`) : [],
      );
    expect(signed(sampleSheet().people)).toEqual([
      'Руководитель: И. П. Орлов',
      'Куратор: К. К. Константинопольский',
    ]);
    expect(signed([STUDENT])).toEqual([`Руководитель: ${'_'.repeat(16)}`]);
  });
});
