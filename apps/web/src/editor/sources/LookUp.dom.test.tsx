import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { saidOf, shown } from '../../testing/shown.tsx';
import { LookUp } from './LookUp.tsx';

const FOUND = { type: 'book', title: 'Опоры' };

/** The field of the look-up over a server that answers so, and what was found. */
async function looking(answer: () => unknown, number: string | null = null) {
  const found: object[] = [];
  const asked: unknown[] = [];
  const { screen, user } = await shown(
    () => <LookUp number={number} onFound={(csl) => found.push(csl)} />,
    {
      'source.lookup': (request: { body: object }) => {
        asked.push(request.body);
        return answer();
      },
    },
  );
  const field = screen.getByLabelText('DOI или ISBN');
  const find = async (typed: string) => {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
  };
  return { screen, user, found, asked, find, said: () => saidOf(field) };
}

it('asks by what was typed elsewhere as soon as Enter is pressed', async () => {
  const { asked, user } = await looking(() => ({ csl: FOUND }), '10.1000/182');
  await user.keyboard('{Enter}');
  expect(asked).toEqual([{ doi: '10.1000/182' }]);
});

it('asks by what is pasted, a DOI with its address or an ISBN with hyphens', async () => {
  const { found, asked, find } = await looking(() => ({ csl: FOUND }));
  await find('https://doi.org/10.1000/182');
  await find('ISBN 978-5-00000-001-4');
  expect(asked).toEqual([{ doi: '10.1000/182' }, { isbn: '9785000000014' }]);
  expect(found).toEqual([FOUND, FOUND]);
});

it('says what is no number before anybody is asked', async () => {
  const { asked, find, said } = await looking(() => ({ csl: FOUND }));
  await find('978-5-00000-001');
  expect(said()).toContain('Это не DOI и не ISBN');
  await find('978-5-00000-001-5');
  expect(said()).toContain('Последняя цифра ISBN не сходится');
  expect(asked).toEqual([]);
});

it.each([
  [new ApiError(422, 'lookup_unreachable', { detail: ['Нет связи'] }), 'Нет связи'],
  [new ApiError(0, 'network'), 'введите источник вручную'],
])('says plainly why nothing was found', async (error, words) => {
  const { found, find, said } = await looking(() => Promise.reject(error));
  await find('10.1000/182');
  expect(said()).toContain(words);
  expect(found).toEqual([]);
});
