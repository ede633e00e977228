import {
  AppError,
  type ProfileFields,
  PUBLISHED_FIELDS,
  type PublicProfile,
  type Viewpoint,
} from '@pv/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, profiles, projects, users } from '../../../db/schema/index.ts';
import { fullName } from '../person-name.ts';

interface Look {
  viewerId: string;
  userId: string;
  /** As whom one looks at one's own profile; of no account for others. */
  as: Viewpoint | undefined;
}

function commonProjects(db: Executor, { viewerId, userId }: Look) {
  const his = db.select({ id: members.projectId }).from(members).where(eq(members.userId, userId));
  return db
    .select({ id: projects.id, type: projects.type, title: projects.title })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(and(eq(members.userId, viewerId), inArray(members.projectId, his)))
    .orderBy(asc(projects.title), asc(projects.id));
}

function pick<K extends keyof ProfileFields>(from: ProfileFields, names: readonly K[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<ProfileFields, K>;
}

/** Where a person works or studies: for teammates, and for everybody once it is published. */
function placeOf(fields: ProfileFields, shown: boolean) {
  const part = (value: string) => (shown ? value : '');
  return {
    institution: part(fields.institution),
    department: part(fields.department),
    work_place: part(fields.work_place),
    post: part(fields.post),
    academic_degree: part(fields.academic_degree),
    academic_title: part(fields.academic_title),
  };
}

/** How to reach a person: for teammates only, phone and date of birth only if he has opened them. */
function privateOf(fields: ProfileFields, email: string, close: boolean) {
  return {
    contacts: close ? fields.contacts : null,
    email: close ? email : null,
    phone: close && fields.show_phone && fields.phone ? fields.phone : null,
    birth_date: close && fields.show_birth_date ? fields.birth_date : null,
  };
}

/**
 * What one person may see of another: names always, the rest by a common project and by what the person
 * himself has opened.
 * @throws AppError not_found
 */
export async function readPublicProfile(db: Executor, look: Look): Promise<PublicProfile> {
  const { viewerId, userId, as = 'team' } = look;
  const [row] = await db
    .select({ email: users.email, name: profiles.name, fields: profiles.fields })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) throw new AppError('not_found');
  const isMe = viewerId === userId;
  const common = isMe ? [] : await commonProjects(db, look);
  const strangerOrMate = common.length > 0 ? 'team' : 'others';
  const seenAs = isMe ? as : strangerOrMate;
  const close = seenAs === 'team';
  const { published } = row.fields;
  return {
    id: userId,
    name: row.name,
    full_name: fullName(row.fields),
    is_me: isMe,
    seen_as: seenAs,
    ...placeOf(row.fields, close || published),
    ...privateOf(row.fields, row.email, close),
    published: published ? pick(row.fields, PUBLISHED_FIELDS) : null,
    projects: common,
  };
}
