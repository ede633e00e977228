import { allowed } from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { translate } from '@pv/texts';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/index.ts';
import type { ProjectState, TeamMember } from '../approval/public.ts';
import { planStages } from '../form/public.ts';
import { loadPassport } from '../passport/public.ts';
import type { ApplicationFacts, FactPerson } from './fill-sources.ts';

async function loadPeople(executor: Executor, team: readonly TeamMember[]) {
  const ids = team.map(({ userId }) => userId);
  const rows = await executor
    .select({ userId: profiles.userId, email: users.email, fields: profiles.fields })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.userId, ids));
  const told = new Map(rows.map((row) => [row.userId, row]));
  return team.flatMap(({ userId, role }): { userId: string; person: FactPerson }[] => {
    const row = told.get(userId);
    if (!row) return [];
    const { last_name, first_name, middle_name } = row.fields;
    const fullName = [last_name, first_name, middle_name].filter(Boolean).join(' ');
    const named = { fullName, email: row.email, role: translate('ru', `roles.${role}`) };
    return [{ userId, person: { ...row.fields, ...named } }];
  });
}

/** Who asks for money: the first founder, of a research its first researcher; else who has created it. */
function leaderOf({ team, project }: ProjectState): string | null {
  const lead = team.find(({ role }) => role === 'founder' || role === 'researcher');
  return lead?.userId ?? project.creatorId;
}

/** Everything that forms are filled from, as it is now. */
export async function loadFacts(
  executor: Executor,
  state: ProjectState,
  { role }: Pick<TeamMember, 'role'>,
): Promise<ApplicationFacts> {
  const { project, team, fields } = state;
  const people = await loadPeople(executor, team);
  const of = (userId: string | null | undefined) =>
    people.find((one) => one.userId === userId)?.person ?? null;
  const supervisor = team.find((one) => one.role === 'supervisor');
  const doing = new Set(team.filter((one) => allowed(one.role, 'send')).map((one) => one.userId));
  return {
    title: project.title,
    annotation: project.annotation,
    startsAt: project.startsAt,
    endsAt: project.endsAt,
    fields: fields
      .filter(({ stageId }) => stageId === null)
      .map(({ title, kind, content }) => ({ title, text: contentWords({ kind, content }) })),
    stages: planStages(state),
    passport: await loadPassport(executor, { projectId: project.id, role }),
    leader: of(leaderOf(state)),
    supervisor: of(supervisor?.userId),
    team: people.filter(({ userId }) => doing.has(userId)).map(({ person }) => person),
  };
}
