import type { Notification } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { markCached, type NotificationPage } from './cached.ts';

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
