import type { Comment } from '@pv/contract';

/** A comment as a test needs it. */
export function commentOf(overrides: Partial<Comment> = {}): Comment {
  return {
    id: '0192f0a0-0000-7000-8000-000000000001',
    thread_id: null,
    author: { id: '0192f0a0-0000-7000-8000-0000000000a1', name: 'Орлова В. П.' },
    origin: null,
    anchor: null,
    text: 'Нет датчика',
    quote: null,
    mentions: [],
    reactions: [],
    created_at: '2026-11-02T09:30:00.000Z',
    edited_at: null,
    deleted: false,
    removed_by: null,
    resolved: null,
    task: null,
    can: { edit: false, delete: false, resolve: true },
    ...overrides,
  };
}
