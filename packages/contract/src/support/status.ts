/** Where a request to the support stands. */
export const SUPPORT_STATUSES = ['new', 'in_work', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** What is done with a request: the first three by the editors, `reply` by whoever asks, `close` by both. */
export const SUPPORT_ACTIONS = ['take', 'answer', 'close', 'reply'] as const;
export type SupportAction = (typeof SUPPORT_ACTIONS)[number];

/** How long a closed request is opened again by a reply, and how long an answered one waits for it. */
export const SUPPORT_DAYS = 14;

const NEXT: Readonly<Record<SupportStatus, Partial<Record<SupportAction, SupportStatus>>>> = {
  new: { take: 'in_work', answer: 'answered', close: 'closed', reply: 'new' },
  in_work: { answer: 'answered', close: 'closed', reply: 'in_work' },
  answered: { take: 'in_work', answer: 'answered', close: 'closed', reply: 'in_work' },
  closed: { answer: 'answered', reply: 'in_work' },
};

/** What decides about what may be done with a request. */
interface Standing {
  status: SupportStatus;
  /** When it was closed; null while it is open. */
  closedAt: Date | null;
}

/** The status after an action, or null where it cannot be done. A closed request takes replies for 14 days. */
export function supportNext(
  { status, closedAt }: Standing,
  action: SupportAction,
  now: Date,
): SupportStatus | null {
  const late = closedAt && now.getTime() - closedAt.getTime() > SUPPORT_DAYS * 86_400_000;
  if (action === 'reply' && late) return null;
  return NEXT[status][action] ?? null;
}
