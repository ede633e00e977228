import { AppError } from '@pv/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('tells of a failed query everything but its values', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(anya@mail.ru) already exists.',
  });
  const query = 'insert into "users" ("email", "password_hash") values ($1, $2)';
  const error = new DrizzleQueryError(query, ['anya@mail.ru', '$argon2id$secret'], cause);
  const told = describeError(error);
  expect(told).toMatchObject({
    type: 'DrizzleQueryError',
    query,
    cause: { message: 'duplicate key value', code: '23505' },
  });
  expect(JSON.stringify(told)).not.toMatch(/anya|argon2id/);
});

it('tells where an error comes from and what has caused it', () => {
  const told = describeError(new AppError('internal', { cause: new TypeError('no such file') }));
  expect(told).toMatchObject({ message: 'internal', cause: { message: 'no such file' } });
  expect(JSON.stringify(told)).toContain('log.test.ts');
  expect(describeError('text')).toEqual({ type: 'string' });
});
