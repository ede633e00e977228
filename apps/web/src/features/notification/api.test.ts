import { type Notification, notificationEndpoints } from '@pv/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { cachedUnread, markCached, type NotificationPage } from './api.ts';

const one = (id: string, read = false) => ({ id, read }) as Notification;
const page = (...notifications: Notification[]): NotificationPage => ({
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
  next_cursor: null,
});

describe('marks that are shown before the server has answered', () => {
  it('change the ones that are meant, on all pages, and the number', () => {
    const cached = { pages: [page(one('a'), one('b')), page(one('c'))], pageParams: [] };
    const marked = markCached(cached, ({ id }) => id !== 'b', { read: true, unread: 1 });
    if (!('pages' in marked)) throw new Error('no pages');
    const reads = marked.pages.flatMap(({ notifications }) =>
      notifications.map(({ read }) => read),
    );
    expect(reads).toEqual([true, false, true]);
    expect(marked.pages.map(({ unread }) => unread)).toEqual([1, 1]);
  });

  it('leave the other ones as they are, the same objects', () => {
    const [kept, read] = [one('a'), one('b', true)];
    const marked = markCached(page(kept, read), ({ id }) => id === 'b', { read: true, unread: 1 });
    if ('pages' in marked) throw new Error('pages');
    expect(marked.notifications[0]).toBe(kept);
    expect(marked.notifications[1]).toBe(read);
  });
});

describe('the number of unread ones', () => {
  it('is that of the newest answer, not of a list that was left long ago', () => {
    const queries = new QueryClient();
    const { name } = notificationEndpoints.list;
    const put = (key: unknown, data: unknown, updatedAt: number) =>
      queries.setQueryData([name, key], data, { updatedAt });
    expect(cachedUnread(queries)).toBe(0);
    put({ limit: 1 }, page(one('a')), 2000);
    put('pages', { pages: [page(one('b'), one('c'), one('d'))], pageParams: [] }, 1000);
    expect(cachedUnread(queries)).toBe(1);
    queries.clear();
  });
});
