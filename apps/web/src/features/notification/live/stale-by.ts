import type { StreamEvent } from '@pv/contract';

/** Answers that tell of projects, by the noun in the name of the call; the lists of roles and categories do not. */
const OF_PROJECTS =
  /^(project(?!\.(?:roles|categories)$)|startup|startupStage|article|articleStage|stage|roadmap|team|spinoff|edition|review|waiting|file|stageFile|log)\./;
/**
 * One's requests to the support and the list of the editors. Not a request that an editor answers: what
 * is written in it meanwhile has to stop his answer.
 */
const OF_SUPPORT = /^(support\.(?:list|get)|supportdesk\.list)$/;

/** Whether what a call has answered may be old since somebody was told something; what is of no project is of the support. */
export function staleBy({ kind, project_id }: StreamEvent, call: unknown): boolean {
  if (kind !== 'new' || typeof call !== 'string') return false;
  return (project_id === null ? OF_SUPPORT : OF_PROJECTS).test(call);
}
