import { AppError, allEndpoints } from '@pv/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { describeError, logOptions } from './log.ts';

/** The path of a request as it stands in the log. */
function loggedPath(url: string): string {
  const lines: string[] = [];
  const log = pino(logOptions({ logLevel: 'info' }), { write: (line) => lines.push(line) });
  log.info({ req: { method: 'GET', url, ip: '127.0.0.1' } });
  return JSON.parse(lines[0] ?? '').req.path;
}

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

it('keeps no secret of an address: neither in a query nor in a path', () => {
  const secret = '0192f0a3-0001-7000-8000-000000000001.5ec2e7';
  const calls = allEndpoints().filter(({ path }) => /:(token|key)\b/.test(path));
  expect(calls.length).toBeGreaterThan(5);
  const paths = calls.map(({ path }) => `/api${path.replace(/:(?:token|key)\b/, secret)}`);
  const pages = ['/article-preview', '/resume', '/support'].map((page) => `${page}/${secret}`);
  for (const path of [...paths, ...pages]) {
    expect(loggedPath(`${path}?x=${secret}`), path).not.toContain(secret);
  }
  expect(loggedPath('/api/support/links/abc.def/messages')).toBe('/api/support/links/…/messages');
});

it('keeps the addresses that are no secret', () => {
  for (const path of ['/support', '/support/requests/0192f0a3', '/api/project/nir/0192f0a3']) {
    expect(loggedPath(`${path}?limit=1`)).toBe(path);
  }
});
