import { describe, expect, it } from 'vitest';
import { SUPPORT_ACTIONS, SUPPORT_STATUSES, supportNext } from './rules.ts';

const now = new Date('2026-03-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('a request to the support', () => {
  it('moves as the table says, and nowhere else', () => {
    const table = SUPPORT_STATUSES.flatMap((status) =>
      SUPPORT_ACTIONS.map((action) => {
        const closedAt = status === 'closed' ? daysAgo(1) : null;
        return `${status} ${action}: ${supportNext({ status, closedAt }, action, now)}`;
      }),
    );
    expect(table).toEqual([
      'new take: in_work',
      'new answer: answered',
      'new close: closed',
      'new reply: new',
      'in_work take: null',
      'in_work answer: answered',
      'in_work close: closed',
      'in_work reply: in_work',
      'answered take: in_work',
      'answered answer: answered',
      'answered close: closed',
      'answered reply: in_work',
      'closed take: null',
      'closed answer: answered',
      'closed close: null',
      'closed reply: in_work',
    ]);
  });

  it('is opened again by a reply within fourteen days, not later; the support may always answer', () => {
    const closed = (days: number) => ({ status: 'closed', closedAt: daysAgo(days) }) as const;
    expect(supportNext(closed(14), 'reply', now)).toBe('in_work');
    expect(supportNext(closed(14.01), 'reply', now)).toBeNull();
    expect(supportNext(closed(100), 'answer', now)).toBe('answered');
  });

  it('can be left from every status by somebody', () => {
    for (const status of SUPPORT_STATUSES) {
      const closedAt = status === 'closed' ? now : null;
      const ways = SUPPORT_ACTIONS.map((action) => supportNext({ status, closedAt }, action, now));
      expect(ways.some((next) => next !== null && next !== status)).toBe(true);
    }
  });
});
