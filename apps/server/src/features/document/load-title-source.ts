import type { ProfileFields } from '@pv/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/index.ts';
import type { ProjectState } from '../approval/public.ts';
import type { TitlePerson, TitleSource } from './title-source.ts';

type TeamRow = Pick<ProjectState['team'][number], 'userId' | 'role'>;

function affiliationOf({ institution, work_place, city }: ProfileFields): string {
  return [institution || work_place, city].filter((part) => part !== '').join(', ');
}

function titlePerson({ userId, role }: TeamRow, email: string, fields: ProfileFields): TitlePerson {
  return {
    userId,
    role,
    lastName: fields.last_name,
    firstName: fields.first_name,
    middleName: fields.middle_name,
    group: fields.group,
    post: fields.post,
    degree: fields.academic_degree,
    academicTitle: fields.academic_title,
    affiliation: affiliationOf(fields),
    email,
    orcid: fields.orcid,
  };
}

/** Who is in a team, as papers name them, and where its students study. */
export async function loadTitleSource(
  executor: Executor,
  state: ProjectState,
): Promise<TitleSource> {
  const rows = await executor
    .select({ userId: profiles.userId, email: users.email, fields: profiles.fields })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(
      inArray(
        profiles.userId,
        state.team.map((member) => member.userId),
      ),
    );
  const told = new Map(rows.map((row) => [row.userId, row]));
  const people = state.team.flatMap((member) => {
    const row = told.get(member.userId);
    return row ? [titlePerson(member, row.email, row.fields)] : [];
  });
  const { creatorId } = state.project;
  const researchers = people.filter((person) => person.role === 'researcher');
  const students =
    researchers.length > 0 ? researchers : people.filter((person) => person.userId === creatorId);
  const of = students[0] && told.get(students[0].userId)?.fields;
  return {
    institution: of?.institution || of?.work_place || '',
    department: of?.department ?? '',
    city: of?.city ?? '',
    students,
    supervisors: people.filter((person) => person.role === 'supervisor'),
    team: people,
  };
}
