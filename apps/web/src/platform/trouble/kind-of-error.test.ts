import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { kindOfError } from './kind-of-error.ts';

it('the kind of an error is its name, or the status and the code of an answer, and nothing that it says', () => {
  const odd = Object.assign(new Error('x'), { name: 'at Kt (index-BgR2.js:4:1)' });
  const kinds = [
    new TypeError('n.map is not a function'),
    new ApiError(503, 'unknown'),
    odd,
    'thrown',
  ];
  expect(kinds.map(kindOfError)).toEqual(['TypeError', '503 unknown', 'Error', 'Error']);
});
