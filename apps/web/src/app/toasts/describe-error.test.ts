import { translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { describeError } from './describe-error.ts';

const say = (error: unknown) =>
  describeError(error, (key, ...params) => translate('ru', key, ...params));

describe('a failure', () => {
  it('is told in the words of the server, all of its lines', () => {
    const error = new ApiError(409, 'not_your_move', {
      detail: ['Сейчас решает Петров', 'С 5 мая'],
    });
    expect(say(error)).toBe('Сейчас решает Петров\nС 5 мая');
  });

  it('of the network is called so', () => {
    expect(say(new ApiError(0, 'network'))).toMatch(/^Нет связи/);
  });

  it('without words, or not of a call, is unknown', () => {
    expect(say(new ApiError(502, 'unknown'))).toMatch(/^Неизвестная ошибка/);
    expect(say(new ApiError(500, 'internal', { detail: [' '] }))).toMatch(/^Неизвестная ошибка/);
    expect(say(new TypeError('x is not a function'))).toMatch(/^Неизвестная ошибка/);
  });
});
