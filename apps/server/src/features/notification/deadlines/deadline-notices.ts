import { allowed } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects, type StoredMove } from '../../../db/schema/index.ts';
import { holderNames } from '../holder-names.ts';
import type { Notice } from '../notice.ts';
import { type Teammate, teammatesOf } from '../teammates.ts';
import type { DueStage } from './find-deadlines.ts';

/** Whose deed the end of a stage hangs on: the authors', whoever has the turn. */
const authorsOf = (team: readonly Teammate[]): Teammate[] => {
  const hasResearchers = team.some(({ role }) => role === 'researcher');
  return team.filter(({ role }) => allowed(role, 'send', { hasResearchers }));
};

/**
 * Locked as by every decision and every edit: who has just sent is not told that he has to, and nobody is
 * told of a day from which the end was moved away meanwhile.
 */
async function moveOf(
  { trx }: Work,
  { id, endsAt, project }: DueStage,
): Promise<StoredMove | null> {
  const [row] = await trx
    .select({ moves: projects.moves })
    .from(projects)
    .where(eq(projects.id, project.id))
    .for('update');
  return row?.moves.find(({ stageId, deadline }) => stageId === id && deadline === endsAt) ?? null;
}

/**
 * Whom to tell of the end of a stage: those whose move it is what is asked, its authors who wait for them
 * whose move it is. Nothing where nothing of the stage is left to do; never a reviewer of what is not his.
 */
export async function deadlineNotices(work: Work, stage: DueStage): Promise<Notice[]> {
  const move = await moveOf(work, stage);
  if (!move) return [];
  const team = (await teammatesOf(work.trx, [stage.project.id])).get(stage.project.id) ?? [];
  const movers = team.filter(({ role }) => move.roles.includes(role));
  const others = authorsOf(team).filter((mate) => !movers.includes(mate));
  const { step, days: count, project, endsAt: deadline, id: stageId, number, title, zone } = stage;
  const about = {
    reason: 'deadline',
    actor: null,
    project,
    place: { section: move.section, stageId, number, title, deadline, zone },
  } as const;
  const idsOf = (mates: readonly Teammate[]) => mates.map(({ userId }) => userId);
  const person = holderNames(team, move.roles);
  const again = move.again ? { again: true } : {};
  const said = { asked: move.asked, count, ...again };
  return [
    { ...about, variant: step, to: idsOf(movers), said },
    {
      ...about,
      variant: `${step}_others` as const,
      to: idsOf(others),
      said: { person, count, ...again },
    },
  ];
}
