import { describe, expect, it } from 'vitest';
import { readInvitation } from './StartCards.tsx';

const CODE = '01890000-aa.kR4_x-0aVnq8Zt';

describe('the code of an invitation', () => {
  it.each([
    `https://provektor.ru/invite?token=${CODE}`,
    `  /invite?lang=ru&token=${CODE}#top `,
    `Вас пригласили: http://localhost:3000/invite?token=${CODE} до пятницы`,
    ` ${CODE}\n`,
  ])('is found in %j', (pasted) => {
    expect(readInvitation(pasted)).toBe(CODE);
  });

  it.each(['', 'привет', 'https://provektor.ru/projects', 'короткий', `два слова ${CODE}`])(
    'is not in %j',
    (pasted) => {
      expect(readInvitation(pasted)).toBeNull();
    },
  );
});
