import type { Comment, GuestReview } from '@pv/contract';
import { defaultSettings } from '@pv/editor-schema';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { shown } from '../../testing/shown.tsx';
import { keepToken } from './kept-here.ts';
import { ReviewPage } from './ReviewPage.tsx';

const id = (last: string) => `0192f0a0-0000-7000-8000-0000000000${last}`;
const AT = '2026-05-10T10:00:00.000Z';

const said = (text: string): Comment => ({
  id: id('01'),
  thread_id: null,
  author: { id: id('a1'), name: 'Соколова М. А.' },
  text,
  quote: null,
  origin: null,
  anchor: null,
  mentions: [],
  reactions: [],
  created_at: AT,
  edited_at: null,
  deleted: false,
  removed_by: null,
  task: null,
  resolved: null,
  can: { edit: false, delete: false, resolve: false },
});

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] };

function review(words: string, comments: Comment[]): GuestReview {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [text(words)] }] };
  const sections = [
    { id: 'a', kind: 'intro', title: '', content },
    { id: 'b', kind: 'chap', title: 'Постановка задачи', content: EMPTY },
    { id: 'c', kind: 'applications', title: 'Листинги', content: EMPTY },
  ];
  const snapshot = { version: 1, settings: defaultSettings(), sections, sources: [] };
  const about = { document_id: id('d1'), title: 'Насос', stage: 'Обзор', ends_at: AT };
  return { ...about, snapshot, assets: [], comments };
}
const text = (words: string) => ({ type: 'text', text: words });

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('shows a guest what is written and said while he reads', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  keepToken(sessionStorage, 'guest');
  let now = review('Насосы работают везде.', []);
  const { screen } = await shown(ReviewPage, { 'guestreview.get': () => now });
  await screen.findByText('Насосы работают везде.');
  now = review('Насосы работают не везде.', [said('Где не работают?')]);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText('Насосы работают не везде.');
  await screen.findByText('Где не работают?');
});

it('says of a comment that its words are gone', async () => {
  keepToken(sessionStorage, 'guest');
  const at = { section: 'a', node: null, source: null, quote: 'Дизели', before: '', after: '' };
  const gone = { ...said('Какие?'), anchor: { ...at, from: null, to: null } };
  const { screen } = await shown(ReviewPage, {
    'guestreview.get': () => review('Насосы.', [gone]),
  });
  await screen.findByRole('button', { name: /Текст изменён или удалён.*Дизели/ });
});

it('says to whoever sends by a link that is gone by now that it is, and keeps the words', async () => {
  keepToken(sessionStorage, 'guest');
  const { screen, user, services } = await shown(ReviewPage, {
    'guestreview.get': () => review('Насосы.', []),
    'guestreview.comment': () => {
      throw new ApiError(404, 'not_found');
    },
  });
  const told = vi.spyOn(services.toasts, 'warning');
  await user.click(await screen.findByRole('button', { name: 'Ко всему документу' }));
  await user.type(screen.getByLabelText(/Ваше имя/), 'Петров');
  const field = screen.getByLabelText(/Комментарий/);
  await user.type(field, 'Откуда данные?{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^Ссылка не открыв/)),
  );
  expect(field).toHaveProperty('value', 'Откуда данные?');
});

it('leaves to whose link ends while he writes what he has written, and asks for nothing more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  keepToken(sessionStorage, 'guest');
  let asked = 0;
  const { screen, user } = await shown(ReviewPage, {
    'guestreview.get': () => {
      asked += 1;
      if (asked > 1) throw new ApiError(404, 'not_found');
      return review('Насосы.', []);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ко всему документу' }));
  const field = screen.getByLabelText(/Комментарий/);
  await user.type(field, 'Откуда данные?');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText(/отправить уже ничего нельзя/);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect([asked, field.isConnected, field]).toMatchObject([2, true, { value: 'Откуда данные?' }]);
});

it('gives the focus to what is asked, and back to where it was begun', async () => {
  keepToken(sessionStorage, 'guest');
  const { screen, user } = await shown(ReviewPage, {
    'guestreview.get': () => review('Насосы.', []),
  });
  await user.click(await screen.findByRole('button', { name: 'Ко всему документу' }));
  expect(screen.getByLabelText(/Ваше имя/)).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(screen.getByRole('button', { name: 'Ко всему документу' })).toBe(document.activeElement);
});

it('names chapters and appendices as they are typed under their numbers, and what the standard names in its capitals', async () => {
  keepToken(sessionStorage, 'guest');
  const { screen } = await shown(ReviewPage, { 'guestreview.get': () => review('Насосы.', []) });
  await screen.findByRole('heading', { name: '1 Постановка задачи' });
  await screen.findByRole('heading', { name: 'ПРИЛОЖЕНИЕ А Листинги' });
  await screen.findByRole('heading', { name: 'ВВЕДЕНИЕ' });
});
