import type { TabEvent } from './share-tabs.ts';

/** Answers that tell of projects, by the noun in the name of the call; the lists of roles and categories do not. */
const OF_PROJECTS =
  /^(project(?!\.(?:roles|categories)$)|startup|startupStage|article|articleStage|stage|roadmap|team|spinoff|edition|review|waiting|file|stageFile|log)\./;
/**
 * One's requests to the support and the list of the editors. Not a request that an editor answers: what
 * is written in it meanwhile has to stop his answer.
 */
const OF_SUPPORT = /^(support\.(?:list|get)|supportdesk\.list)$/;

/**
 * Whether what a call has answered may be old by what tabs were told: what is of no project is of the support,
 * and after a cut it may be any of both.
 */
export function staleBy(event: TabEvent, call: unknown): boolean {
  if (typeof call !== 'string') return false;
  if (event.kind === 'cut') return OF_SUPPORT.test(call) || OF_PROJECTS.test(call);
  if (event.kind !== 'new') return false;
  return (event.project_id === null ? OF_SUPPORT : OF_PROJECTS).test(call);
}
