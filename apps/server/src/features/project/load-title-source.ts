import type { ProfileFields, RoleCode } from '@pv/contract';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { profiles } from '../../db/schema/index.ts';
import type { ProjectState } from '../approval/public.ts';

/** A person as a title page names him; empty where the profile says nothing. */
export interface TitlePerson {
  userId: string;
  role: RoleCode;
  lastName: string;
  firstName: string;
  middleName: string;
  group: string;
  post: string;
  degree: string;
  academicTitle: string;
}

/** What papers of a project are headed and signed with. */
export interface TitleSource {
  institution: string;
  department: string;
  city: string;
  /** The researchers; the creator where there is none. */
  students: TitlePerson[];
  supervisors: TitlePerson[];
  /** Everybody, in the order of joining. */
  team: TitlePerson[];
}

function titlePerson(userId: string, role: RoleCode, fields: ProfileFields): TitlePerson {
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
  };
}

/** Who is in a team, as papers name them, and where its students study. */
export async function loadTitleSource(
  executor: Executor,
  state: ProjectState,
): Promise<TitleSource> {
  const rows = await executor
    .select({ userId: profiles.userId, fields: profiles.fields })
    .from(profiles)
    .where(
      inArray(
        profiles.userId,
        state.team.map((member) => member.userId),
      ),
    );
  const told = new Map(rows.map((row) => [row.userId, row.fields]));
  const people = state.team.flatMap(({ userId, role }) => {
    const fields = told.get(userId);
    return fields ? [titlePerson(userId, role, fields)] : [];
  });
  const { creatorId } = state.project;
  const researchers = people.filter((person) => person.role === 'researcher');
  const students =
    researchers.length > 0 ? researchers : people.filter((person) => person.userId === creatorId);
  const of = students[0] && told.get(students[0].userId);
  return {
    institution: of?.institution || of?.work_place || '',
    department: of?.department ?? '',
    city: of?.city ?? '',
    students,
    supervisors: people.filter((person) => person.role === 'supervisor'),
    team: people,
  };
}
