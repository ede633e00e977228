import {
  AppError,
  dayIn,
  type FundingFacts,
  type Passport,
  type ProfileFields,
  type ProjectType,
  standingOf,
} from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, profiles, projects } from '../../db/schema/index.ts';
import { leaderOf } from '../approval/public.ts';
import { loadPassport } from '../passport/public.ts';

/** What money is looked for, for whom, and by whom it is asked. */
export interface Venture {
  project: { id: string; type: ProjectType; title: string };
  /** The day in the zone of the project. */
  today: string;
  passport: Passport;
  leader: { id: string; name: string; fields: ProfileFields } | null;
}

async function findLeader(executor: Executor, projectId: string, creatorId: string | null) {
  const rows = await executor
    .select({
      userId: members.userId,
      role: members.role,
      name: profiles.name,
      fields: profiles.fields,
    })
    .from(members)
    .innerJoin(profiles, eq(profiles.userId, members.userId))
    .where(eq(members.projectId, projectId))
    .orderBy(asc(members.joinedAt), asc(members.userId));
  const leader = leaderOf(rows, creatorId);
  return leader && { id: leader.userId, name: leader.name, fields: leader.fields };
}

/**
 * A project as whoever gives money meets it, for a member of its team.
 * @throws AppError `not_found` for an absent project and for a foreign one alike
 */
export async function loadVenture(
  executor: Executor,
  { projectId, userId, now }: { projectId: string; userId: string; now: Date },
): Promise<Venture> {
  const [row] = await executor
    .select({ project: projects, role: members.role })
    .from(projects)
    .innerJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, userId)))
    .where(eq(projects.id, projectId));
  if (!row) throw new AppError('not_found');
  const { id, type, title, timeZone, creatorId } = row.project;
  return {
    project: { id, type, title },
    today: dayIn(now, timeZone),
    passport: await loadPassport(executor, { projectId, role: row.role }),
    leader: await findLeader(executor, projectId, creatorId),
  };
}

/** What the rules of matching ask of a venture. */
export function factsOf({ passport, leader }: Venture): FundingFacts {
  const { fields, readiness, confirmed } = passport;
  return {
    leader: {
      birth_date: leader?.fields.birth_date ?? null,
      standing: leader && standingOf(leader.fields),
    },
    passport: fields,
    readiness,
    confirmed,
  };
}
