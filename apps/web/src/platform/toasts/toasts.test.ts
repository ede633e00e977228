import { notifications, notificationsStore } from '@mantine/notifications';
import { type Locale, translate } from '@pv/texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createToasts, isUnexpected, type Spoken } from './toasts.tsx';

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
