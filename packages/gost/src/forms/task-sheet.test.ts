import { describe, expect, it } from 'vitest';
import { formText } from './form-text.ts';
import { taskSheet } from './task-sheet.ts';
import { sampleTask } from './testing/sample.ts';

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
