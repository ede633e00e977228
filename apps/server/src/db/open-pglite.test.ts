import { expect, it } from 'vitest';
import { watchPglite } from './open-pglite.ts';

it('an embedded database that answers no more is told of, one slip is not', async () => {
  const answers = [true, false, true, false, false];
  const asked: boolean[] = [];
  const query = async () => {
    const answer = answers[asked.length] ?? false;
    asked.push(answer);
    if (!answer) throw new Error('cannot drop active portal');
    return { rows: [] };
  };
  const error = await new Promise<unknown>((resolve) => watchPglite({ query }, resolve, 1));
  expect(String(error)).toContain('active portal');
  expect(asked).toEqual(answers);
});
