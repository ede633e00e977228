import {
  emptyProfile,
  type ProjectCategory,
  type RoleCode,
  type StageKind,
  type StageStatus,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Deps } from '../../src/context.ts';
import { members, profiles, projects, sessions, stages, users } from '../../src/db/schema/index.ts';
import { signAccessToken } from '../../src/http/access-token.ts';

/** What building rows needs: a database, and the secret of tokens. */
export type Ground = Pick<Deps, 'config' | 'connection'>;

export interface Person {
  id: string;
  token: string;
}

/** A person with a filled profile, signed in for an hour. */
export async function buildPerson(
  ground: Ground,
  fields: Partial<ReturnType<typeof emptyProfile>> = {},
): Promise<Person> {
  const id = uuidv7();
  const email = `${id}@test.ru`;
  const profile = { ...emptyProfile(), last_name: 'Петрова', first_name: 'Анна', ...fields };
  const { db } = ground.connection;
  const createdAt = new Date();
  await db.insert(users).values({ id, email, passwordHash: '-', locale: 'ru', createdAt });
  const name = `${profile.last_name} ${profile.first_name.charAt(0)}.`;
  await db
    .insert(profiles)
    .values({ userId: id, name, groupName: '', fields: profile, version: 0 });
  return { id, token: await tokenOf(ground, { id, name }, createdAt) };
}

/** An access token of a new session, for an hour from `now` unless `minutes` says otherwise. */
export async function tokenOf(
  ground: Ground,
  person: { id: string; email?: string; name?: string | null },
  now: Date,
  minutes = 60,
): Promise<string> {
  const { id: userId, email = `${userId}@test.ru`, name: profileName = 'Петрова А.' } = person;
  const sessionId = uuidv7();
  const device = { agent: 'test', address: '127.0.0.1', rotatedAt: now, createdAt: now };
  await ground.connection.db
    .insert(sessions)
    .values({ ...device, id: sessionId, userId, tokenId: uuidv7() });
  const actor = { userId, email, sessionId, profileName };
  return signAccessToken(ground.config.secret, actor, now, minutes);
}

/** A project of three with one stage, and somebody who has nothing to do with it. */
export interface ProjectWorld {
  projectId: string;
  stageId: string;
  student: Person;
  supervisor: Person;
  curator: Person;
  stranger: Person;
}

/** Builds a project; the stage is the last one, not sent yet, unless `options` say otherwise. */
export async function buildProject(
  ground: Ground,
  options: {
    status?: StageStatus;
    kind?: StageKind;
    category?: ProjectCategory;
    title?: string;
  } = {},
): Promise<ProjectWorld> {
  const { db } = ground.connection;
  const student = await buildPerson(ground, {
    middle_name: 'Сергеевна',
    institution: 'Северный технический университет',
    department: 'Кафедра измерительных систем',
    city: 'Вологда',
    group: 'ИС-41',
  });
  const supervisor = await buildPerson(ground, {
    last_name: 'Орлов',
    first_name: 'Игорь',
    middle_name: 'Павлович',
    academic_degree: 'канд. техн. наук',
    post: 'доцент',
  });
  const [curator, stranger] = [await buildPerson(ground), await buildPerson(ground)];
  const [projectId, stageId] = [uuidv7(), uuidv7()];
  const now = new Date();
  await db.insert(projects).values({
    id: projectId,
    type: 'nir',
    title: options.title ?? 'Датчик уровня воды',
    category: options.category ?? 'bachelor',
    status: 'project_created',
    statusSince: now,
    creatorId: student.id,
    createdAt: now,
    updatedAt: now,
  });
  const team: [Person, RoleCode][] = [
    [student, 'researcher'],
    [supervisor, 'supervisor'],
    [curator, 'curator'],
  ];
  await db
    .insert(members)
    .values(team.map(([person, role]) => ({ projectId, userId: person.id, role, joinedAt: now })));
  await db.insert(stages).values({
    id: stageId,
    projectId,
    kind: options.kind ?? 'finish',
    number: options.kind === 'numeric' ? 1 : null,
    title: 'Итоговый отчёт',
    status: options.status ?? 'stage_created',
    statusSince: now,
    createdAt: now,
  });
  return { projectId, stageId, student, supervisor, curator, stranger };
}
