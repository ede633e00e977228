import { notifications, notificationsStore } from '@mantine/notifications';
import { type Locale, translate } from '@pv/texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import {
  createToasts,
  createUndoStack,
  describeError,
  isUnexpected,
  type Spoken,
} from './toasts.tsx';

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

function stand() {
  const done: string[] = [];
  const stack = createUndoStack();
  return { done, stack, deed: (name: string) => stack.push(() => void done.push(name)) };
}

describe('deeds', () => {
  it('are taken back from the last to the first', () => {
    const { done, stack, deed } = stand();
    deed('a');
    deed('b');
    expect([stack.undoLast(), stack.undoLast(), stack.undoLast()]).toEqual([true, true, false]);
    expect(done).toEqual(['b', 'a']);
  });

  it('are taken back once, by the notice or by the keys', () => {
    const { done, stack, deed } = stand();
    const first = deed('a');
    first.act();
    first.act();
    expect(stack.undoLast()).toBe(false);
    const second = deed('b');
    stack.undoLast();
    second.act();
    expect(done).toEqual(['a', 'b']);
  });

  it('that became a part of another one are forgotten', () => {
    const { done, stack, deed } = stand();
    const part = deed('a');
    part.forget();
    deed('whole');
    stack.undoLast();
    expect(stack.undoLast()).toBe(false);
    expect(done).toEqual(['whole']);
  });

  it('of a page that was left stay done, and no more than twenty are kept', () => {
    const { done, stack, deed } = stand();
    for (let n = 0; n < 25; n++) deed(String(n));
    while (stack.undoLast());
    expect(done).toHaveLength(20);
    deed('x');
    stack.clear();
    expect(stack.undoLast()).toBe(false);
  });

  it('of a page that was left are still taken back by a notice that is seen', () => {
    const { done, stack, deed } = stand();
    const left = deed('a');
    stack.clear();
    left.act();
    left.act();
    expect(done).toEqual(['a']);
  });
});

describe('the way to the support', () => {
  it('stands beside failures that are ours', () => {
    expect(isUnexpected(new ApiError(500, 'internal'))).toBe(true);
    expect(isUnexpected(new ApiError(404, 'unknown'))).toBe(true);
    expect(isUnexpected(new TypeError('x is not a function'))).toBe(true);
  });

  it('does not stand beside what the person can mend, or a silent network', () => {
    expect(isUnexpected(new ApiError(409, 'stale_version'))).toBe(false);
    expect(isUnexpected(new ApiError(0, 'network'))).toBe(false);
  });
});

function open(locale: Locale) {
  const language: Spoken = {
    locale: () => locale,
    engine: {
      translator:
        (of) =>
        (key, ...params) =>
          translate(of, key, ...params),
    },
  };
  return createToasts(language, { failed: () => {} });
}

/** The headings of the notices that are shown, as they are drawn. */
const headings = () =>
  notificationsStore
    .getState()
    .notifications.map(({ title }) => renderToStaticMarkup(title as ReactNode));

describe('a notice', () => {
  afterEach(() => notifications.clean());

  it('is headed by how grave it is, a success for the eyes alone', () => {
    const toasts = open('ru');
    toasts.success('Вы вошли');
    toasts.warning('Чтобы открыть эту страницу, войдите.');
    toasts.error('shell.toast.network');
    expect(headings()).toEqual([
      '<span aria-hidden="true">Успешно</span>',
      '<span>Внимание</span>',
      '<span>Ошибка</span>',
    ]);
  });

  it('is headed in English too, and so is one that offers the way back', () => {
    const toasts = open('en');
    toasts.undoable('The stage is deleted.', async () => {});
    toasts.warning('Sign in to open this page.');
    toasts.error('shell.toast.network');
    expect(headings()).toEqual([
      '<span aria-hidden="true">Success</span>',
      '<span>Warning</span>',
      '<span>Error</span>',
    ]);
  });

  it('of a file takes the place of that of the file before it', () => {
    const toasts = open('ru');
    toasts.file('Файл готов: смета.docx');
    toasts.success('Скопировано');
    toasts.file('Файл готов: план.docx');
    expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
      'Скопировано',
      'Файл готов: план.docx',
    ]);
  });

  it('that warns of one page goes when another opens, or when nothing is lacking', () => {
    const toasts = open('ru');
    toasts.success('Пароль обновлён');
    toasts.warning('Чтобы открыть эту страницу, войдите.', '/sign-in');
    toasts.opened('/sign-in');
    expect(headings()).toHaveLength(2);
    toasts.opened('/projects');
    expect(headings()).toEqual(['<span aria-hidden="true">Успешно</span>']);
    toasts.warning('Сначала заполните профиль.', '/profile');
    toasts.warning('Браузер не сохраняет данные сайта.');
    toasts.opened();
    expect(headings()).toEqual([
      '<span aria-hidden="true">Успешно</span>',
      '<span>Внимание</span>',
    ]);
  });

  it('tells the page how grave it is, so that an error is never covered by what comes after it', () => {
    const toasts = open('ru');
    toasts.failure(new TypeError('Failed to fetch'));
    toasts.success('Скопировано');
    const graves = notificationsStore
      .getState()
      .notifications.map((notice) => notice['data-severity']);
    expect(graves).toEqual(['error', 'success']);
  });

  it('of an error goes when the error is over, and can be said anew', () => {
    const toasts = open('ru');
    toasts.success('Новый код отправлен');
    toasts.error('auth.notice.codeWrong')();
    expect(headings()).toEqual(['<span aria-hidden="true">Успешно</span>']);
    toasts.error('auth.notice.codeWrong');
    expect(headings()).toHaveLength(2);
  });

  it('stands there once, however often the same is said', () => {
    const toasts = open('ru');
    toasts.success('Скопировано');
    toasts.success('Скопировано');
    expect(headings()).toHaveLength(1);
  });
});
