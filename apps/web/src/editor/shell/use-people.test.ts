import { describe, expect, it } from 'vitest';
import { readPerson } from './use-people.ts';

describe('somebody who has the document open', () => {
  it('is known by what his browser says', () => {
    const user = { id: 'anna@mail.ru', name: 'Анна', color: '#2f7d4f' };
    expect(readPerson(7, { user, section: 's1' })).toEqual({
      clientId: 7,
      ...user,
      section: 's1',
    });
  });

  it.each([{}, { user: null }, { user: 'Анна' }, { user: { name: '  ' } }, { user: { name: {} } }])(
    'is nobody without a name, as in %j',
    (state) => {
      expect(readPerson(7, state)).toBeNull();
    },
  );

  it('has the usual colour and no section where his browser says nonsense', () => {
    const user = { id: {}, name: 'Анна', color: 'url(x)' };
    expect(readPerson(7, { user, section: 42 })).toEqual({
      clientId: 7,
      id: '7',
      name: 'Анна',
      color: '#5d7ae1',
      section: null,
    });
  });
});
