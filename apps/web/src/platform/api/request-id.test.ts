import { idSchema } from '@pv/contract';
import { expect, it } from 'vitest';
import { requestId } from './request-id.ts';

it('is an id that the server takes, another one each time', () => {
  const ids = Array.from({ length: 50 }, requestId);
  expect(ids.every((id) => idSchema.safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
