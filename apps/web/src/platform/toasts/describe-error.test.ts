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

  it('of a decision that came second tells the moment by the clock of the reader', () => {
    const error = new ApiError(409, 'already_decided', {
      detail: ['Решение уже принято: Петров А. Н., 21 нояб. 2026 г., 18:53 МСК.'],
      data: {
        decided_by: 'Петров А. Н.',
        decided_at: new Date('2026-11-21T15:53:00').toISOString(),
      },
    });
    expect(say(error)).toBe('Решение уже принято: Петров А. Н., 21.11.2026 15:53.');
  });

  it('of a role that has signed already names who has signed for it', () => {
    const data = {
      decided_by: 'Петров А. Н.',
      decided_at: new Date('2026-11-21T15:53:00').toISOString(),
    };
    expect(say(new ApiError(409, 'role_signed', { data }))).toBe(
      'Роль уже согласовала: Петров А. Н., 21.11.2026 15:53.',
    );
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
