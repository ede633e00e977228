import { projectProgress, remindFrom, type StageWork, stageScore } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { projects, stages } from '../../db/schema/index.ts';
import { refreshEditors } from '../../documents/freeze-document.ts';
import { appendEvent, type ProjectEvent } from './append-event.ts';
import { completionOf } from './in-state.ts';
import { openMoves } from './open-moves.ts';
import { reachedProject, reachedStage } from './reached.ts';
import { planValidOf } from './section-facts.ts';
import type { ProjectState, StageRow } from './state.ts';

function workOf(state: ProjectState, stage: StageRow): StageWork {
  return {
    kind: stage.kind,
    ...reachedStage(state, stage),
    planValid: planValidOf(state, stage.id),
    tasksDone: state.tasks.get(stage.id)?.done ?? 0,
    tasksTotal: state.tasks.get(stage.id)?.total ?? 0,
  };
}

/** How far one stage has come, 0 to 100; what a reset has met stays reached. */
export function stageProgressOf(state: ProjectState, stage: StageRow): number {
  return Math.round(100 * stageScore(workOf(state, stage)));
}

/** 0 to 100, from the parts of the project. */
export function progressOf(state: ProjectState): number {
  const work = state.stages.map((stage) => workOf(state, stage));
  const { type } = state.project;
  const project = { status: reachedProject(state), completion: completionOf(state) };
  return projectProgress(project, work, type === 'article' ? 'finish' : 'numeric');
}

/**
 * Keeps with the project what lists show of it: completion, progress, deadline, whose move it is and when
 * he is reminded. A change of completion is told in the log as the deed of `actor`, who has caused it.
 * Nothing else writes these columns. Called after every change, with the state as it has become; open
 * editors learn of it too.
 */
export async function refreshStanding(
  work: Work,
  state: ProjectState,
  actor: ProjectEvent['actor'],
): Promise<void> {
  const completion = completionOf(state);
  const moves = openMoves(state, work.deps.config);
  refreshEditors(work, state.project.id);
  await work.trx
    .update(projects)
    .set({
      completion,
      progress: progressOf(state),
      deadline: moves[0]?.deadline ?? null,
      moves: moves.map((move) => ({ ...move, since: move.since.toISOString() })),
      moveRoles: [...new Set(moves.filter(({ after }) => !after).flatMap(({ roles }) => roles))],
      remindAt: remindFrom(moves),
      updatedAt: work.now,
    })
    .where(eq(projects.id, state.project.id));
  if (completion !== state.project.completion) {
    await appendEvent(work, {
      projectId: state.project.id,
      kind: 'completion_changed',
      actor,
      before: { completion: state.project.completion },
      after: { completion },
    });
  }
  for (const stage of state.stages) {
    const planValid = planValidOf(state, stage.id);
    if (planValid !== stage.planValid) {
      await work.trx.update(stages).set({ planValid }).where(eq(stages.id, stage.id));
    }
  }
}
