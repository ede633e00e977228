/**
 * What somebody is waited for: a decision, an answer to a request to reopen, a revision of what came
 * back, sending again what has lost its approval, or the next step of the work itself. Of the last two one
 * a project is told, the same as in the list of projects; of what came back every section.
 */
export const WAITING_KINDS = ['decide', 'answer', 'revise', 'resend', 'send'] as const;

/** The kinds that a reviewer decides on; the rest is work of one's own. */
export const DECIDED_KINDS: readonly WaitingKind[] = ['decide', 'answer'];
export type WaitingKind = (typeof WAITING_KINDS)[number];
