import { isAuthorSide } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/index.ts';
import { heldRoles, leaderOf, type ProjectState, type TeamMember } from '../approval/public.ts';
import { aimOf, planStages, textBlocks } from '../form/public.ts';
import { loadPassport } from '../passport/public.ts';
import { fullName } from '../user/public.ts';
import type { ApplicationFacts, FactPerson } from './fill-sources.ts';

/** A team with what each of it has told; phone and birthday only where he shows them, or reads himself. */
async function loadPeople(executor: Executor, team: readonly TeamMember[], readerId: string) {
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
    const { fields, email } = row;
    const isMe = userId === readerId;
    const person = {
      ...fields,
      phone: isMe || fields.show_phone ? fields.phone : '',
      birth_date: isMe || fields.show_birth_date ? fields.birth_date : null,
      fullName: fullName(fields),
      email,
      role: translate('ru', `roles.${role}`),
    };
    return [{ userId, person }];
  });
}

/** Everything that forms are filled from, as it is now and as a member of the team may read it. */
export async function loadFacts(
  executor: Executor,
  state: ProjectState,
  { role, userId: readerId }: Pick<TeamMember, 'role' | 'userId'>,
): Promise<ApplicationFacts> {
  const { project, team } = state;
  const people = await loadPeople(executor, team, readerId);
  const of = (userId: string | null | undefined) =>
    people.find((one) => one.userId === userId)?.person ?? null;
  const supervisor = team.find((one) => one.role === 'supervisor');
  const held = heldRoles(team);
  const doing = new Set(
    team.filter((one) => isAuthorSide(one.role, held)).map((one) => one.userId),
  );
  return {
    title: project.title,
    annotation: project.annotation,
    aim: aimOf(state),
    startsAt: project.startsAt,
    endsAt: project.endsAt,
    fields: textBlocks(state),
    stages: planStages(state),
    passport: await loadPassport(executor, { projectId: project.id, role }),
    leader: of(leaderOf(team, project.creatorId)?.userId),
    supervisor: of(supervisor?.userId),
    team: people.filter(({ userId }) => doing.has(userId)).map(({ person }) => person),
  };
}
