import { describe, expect, it } from 'vitest';
import { readTitleFields } from './title-fields.ts';

describe('a typed title page', () => {
  it('gives who approves and admits, the direction, the profile and the codes', () => {
    const text = [
      'УДК 534.2',
      'УТВЕРЖДАЮ',
      'Проректор по научной работе',
      '____________ П. П. Петров',
      '«___» __________ 2026 г.',
      'Допустить к защите',
      'Заведующий кафедрой Н. Н. Норма',
      'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
      'Направление подготовки 09.03.01 Информатика',
      'Профиль «Программная инженерия»',
    ].join('\n');
    expect(readTitleFields(text)).toMatchObject({
      codes: 'УДК 534.2',
      approve: 'Проректор по научной работе; П. П. Петров',
      admit: 'Заведующий кафедрой; Н. Н. Норма',
      direction: '09.03.01 Информатика',
      studyProfile: 'Программная инженерия',
    });
  });

  it('of a dissertation gives its speciality', () => {
    expect(readTitleFields('Специальность 1.3.7 — Акустика').speciality).toBe('1.3.7 — Акустика');
  });

  it('takes no name from an empty form', () => {
    const text = 'УТВЕРЖДАЮ\nЗаведующий кафедрой\n________\nВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА';
    expect(readTitleFields(text)).not.toHaveProperty('approve');
  });
});
