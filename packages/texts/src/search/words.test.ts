import { describe, expect, it } from 'vitest';
import { russianStem } from './words.ts';

const FAMILIES = [
  ['руководитель', 'руководителю', 'руководители', 'руководителями'],
  ['пароль', 'пароля', 'паролем', 'пароли'],
  ['запись', 'записи', 'записью', 'записей'],
  ['учетная', 'учетную', 'учетной'],
  ['согласованный', 'согласованного', 'согласованные'],
  ['удалить', 'удалил', 'удалите'],
  ['возможность', 'возможности', 'возможностями'],
  ['отправлялись', 'отправлял', 'отправляли'],
];

describe('the stem of a Russian word', () => {
  it.each(FAMILIES)('is the same for %s and its forms', (...forms) => {
    expect(new Set(forms.map(russianStem)).size).toBe(1);
  });

  it('is not the same for other words', () => {
    const stems = ['проект', 'проверка', 'пароль', 'парольный', 'запись', 'записка'].map(
      russianStem,
    );
    expect(new Set(stems).size).toBe(stems.length);
  });

  it('is the word itself where nothing can be cut', () => {
    expect(['', 'вкр', 'я', 'код', 'гост'].map(russianStem)).toEqual([
      '',
      'вкр',
      'я',
      'код',
      'гост',
    ]);
  });
});
