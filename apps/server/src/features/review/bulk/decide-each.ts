import { AppError, type Outcome } from '@pv/contract';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import { errorText } from '../../../error-text.ts';
import { loadProjects, type Place, type ProjectState, statusOf } from '../../approval/public.ts';

/** A section to decide on, and the decision on it alone. */
export interface OneDecision extends Place {
  projectId: string;
  decide: (work: Work) => Promise<void>;
}

function placed(state: ProjectState | undefined, { section, stageId }: Place) {
  const stage = state?.stages.find(({ id }) => id === stageId);
  const { id, type, title } = state?.project ?? {};
  return {
    project: id && type && title !== undefined ? { id, type, title } : null,
    stage: stage ? { id: stage.id, number: stage.number, title: stage.title } : null,
    section,
  };
}

async function attempt(
  deps: Deps,
  { decide }: OneDecision,
  locale: Locale,
): Promise<Outcome['refused']> {
  try {
    await inTransaction(deps, decide);
    return null;
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('internal');
    if (known !== error) deps.log.error({ err: error }, 'a decision of many failed');
    return { code: known.code, detail: [errorText(known, locale)].flat() };
  }
}

/**
 * Decides on sections one after another, each in a transaction of its own: what one is refused for
 * stops no other, nor does a failure of ours. Tells of each what became of it; of a project that the person does not see, nothing.
 */
export async function decideEach(
  deps: Deps,
  decisions: readonly OneDecision[],
  { locale, userId }: { locale: Locale; userId: string },
): Promise<Outcome[]> {
  const refusals: Outcome['refused'][] = [];
  for (const decision of decisions) refusals.push(await attempt(deps, decision, locale));
  const ids = [...new Set(decisions.map(({ projectId }) => projectId))];
  const states = await loadProjects(deps.connection.db, ids);
  return decisions.map((decision, at) => {
    const found = states.get(decision.projectId);
    const state = found?.team.some((one) => one.userId === userId) ? found : undefined;
    const refused = refusals[at] ?? null;
    const status = state && !refused ? statusOf(state, decision) : null;
    return { ...placed(state, decision), status, refused };
  });
}
