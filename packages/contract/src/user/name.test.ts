import { describe, expect, it } from 'vitest';
import { nameSchema } from './name.ts';

describe('a name', () => {
  it.each([
    'Иванов',
    'Д’Артаньян',
    "O'Neil-Smith",
    'Жан II',
    'Мехмет оглы',
    'Ибн Сина Jr.',
    '李小龙',
    'محمد',
    'Nguyễn',
    'Анна (Нюта)',
    '',
  ])('may be «%s»', (name) => {
    expect(nameSchema.parse(name)).toBe(name);
  });

  it.each(['123', '—', '😀', 'Иванов😀', '<b>Иванов</b>', "'; DROP TABLE users;--"])(
    'is not «%s»',
    (name) => {
      expect(nameSchema.safeParse(name).error?.issues[0]?.message).toBe('name_wrong');
    },
  );

  it('loses what would turn the words beside it round', () => {
    expect(nameSchema.parse('\u202eвонави\u202c')).toBe('вонави');
  });
});
