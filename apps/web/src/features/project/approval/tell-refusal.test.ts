import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { tellRefusal } from './tell-refusal.ts';

/** What a failed decision leaves of its dialog, and the notices that it was told by. */
function told(error: unknown) {
  const notices: unknown[] = [];
  const refusal = tellRefusal({ failure: (one) => void notices.push(one) }, error);
  return { refusal, notices };
}

describe('a decision that the server refuses', () => {
  it('for a section that is gone is told in a notice, and its dialog is over', () => {
    const error = new ApiError(404, 'not_found');
    expect(told(error)).toEqual({ refusal: 'over', notices: [error] });
  });

  it.each(['not_your_move', 'already_decided'] as const)(
    'with %s is told beside what was typed, and its dialog stays',
    (code) => {
      expect(told(new ApiError(409, code))).toEqual({ refusal: 'told', notices: [] });
    },
  );

  it('for what is missing is told in a notice, and its dialog stays', () => {
    const error = new ApiError(422, 'content_missing');
    expect(told(error)).toEqual({ refusal: 'open', notices: [error] });
  });

  it.each([
    new ApiError(0, 'network'),
    new ApiError(429, 'too_many_requests'),
    new ApiError(500, 'internal'),
    new TypeError('x is not a function'),
  ])('%o is none: it is told beside what was typed', (error) => {
    expect(told(error)).toEqual({ refusal: null, notices: [] });
  });
});
