import {
  emptyProfile,
  PROJECT_CATEGORIES,
  type ProfileFields,
  type ProjectType,
  ROLE_IDS,
  type RoleCode,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { profiles, users } from '../../src/db/schema/index.ts';
import { personName } from '../../src/features/user/public.ts';
import { type Answer, call } from './call.ts';
import type { TestServer } from './server.ts';
import { tokenOf } from './world.ts';

/** A signed-in person with a filled profile. */
export interface TestPerson {
  id: string;
  email: string;
  name: string;
  token: string;
}

let people = 0;

/** Makes a person in the database, signed in for a month. */
export async function buildPerson(
  server: TestServer,
  overrides: Partial<ProfileFields> & { email?: string } = {},
): Promise<TestPerson> {
  people += 1;
  const { email = `person-${people}@mail.ru`, ...told } = overrides;
  const fields: ProfileFields = {
    ...emptyProfile(),
    last_name: `Человеков${people}`,
    first_name: 'Илья',
    education_level: 'bachelor',
    city: 'Казань',
    institution: 'Технический университет',
    ...told,
  };
  const { deps } = server;
  const id = uuidv7();
  const name = personName(fields);
  const row = { id, email, passwordHash: 'none', locale: 'ru' as const, createdAt: deps.clock() };
  await deps.connection.db.insert(users).values(row);
  await deps.connection.db
    .insert(profiles)
    .values({ userId: id, name, groupName: fields.group, fields, version: 0 });
  const token = await tokenOf(deps, { id, email, name }, deps.clock(), 30 * 24 * 60);
  return { id, email, name, token };
}

/** The personal code of somebody for a role in a kind of project. */
export async function personalCode(
  server: TestServer,
  person: TestPerson,
  role: RoleCode,
  type: ProjectType = 'nir',
): Promise<string> {
  const { body } = await call(server, 'GET', `/user/invite_codes?project_type=${type}`, person);
  const row = body.codes.find((one: { role_id: string }) => one.role_id === ROLE_IDS[role]);
  return row.code;
}

/** Takes somebody into a team by his personal code, on behalf of `inviter`. */
export async function joinTeam(
  server: TestServer,
  projectId: string,
  inviter: TestPerson,
  person: TestPerson,
  role: RoleCode,
  type: ProjectType = 'nir',
): Promise<void> {
  const code = await personalCode(server, person, role, type);
  const answer = await call(server, 'POST', '/project/team/invite_teammate', {
    token: inviter.token,
    body: { project_id: projectId, role_id: ROLE_IDS[role], code },
  });
  if (answer.status !== 204) throw new Error(`joining: ${JSON.stringify(answer)}`);
}

/** A research project with its people, made through the interface. */
export interface TestProject {
  id: string;
  researcher: TestPerson;
  supervisor: TestPerson | null;
  curator: TestPerson | null;
}

export interface ProjectOverrides {
  title?: string;
  category?: keyof typeof PROJECT_CATEGORIES;
  template?: boolean;
  researcher?: TestPerson;
  supervisor?: TestPerson | true;
  curator?: TestPerson | true;
}

async function taken(server: TestServer, person: TestPerson | true | undefined) {
  return person === true ? buildPerson(server) : (person ?? null);
}

/** Makes a project; who is missing is made too. */
export async function buildProject(
  server: TestServer,
  overrides: ProjectOverrides = {},
): Promise<TestProject> {
  const researcher = overrides.researcher ?? (await buildPerson(server));
  const created = await call(server, 'POST', '/project/nir', {
    token: researcher.token,
    body: {
      title: overrides.title ?? 'Исследование прочности сварных швов',
      category_id: PROJECT_CATEGORIES[overrides.category ?? 'bachelor'],
      role_id: ROLE_IDS.researcher,
      template: overrides.template ?? false,
    },
  });
  const id: string = created.body.id;
  const supervisor = await taken(server, overrides.supervisor);
  const curator = await taken(server, overrides.curator);
  if (supervisor) await joinTeam(server, id, researcher, supervisor, 'supervisor');
  if (curator) await joinTeam(server, id, researcher, curator, 'curator');
  return { id, researcher, supervisor, curator };
}

/** Adds a numeric stage; gives it as the interface does. */
export async function buildStage(
  server: TestServer,
  project: TestProject,
  overrides: Record<string, unknown> = {},
): Promise<Answer['body']> {
  const answer = await call(server, 'POST', '/project/stage', {
    token: project.researcher.token,
    body: { project_id: project.id, kind: 'numeric', title: 'Обзор', ...overrides },
  });
  if (answer.status !== 201) throw new Error(`stage: ${JSON.stringify(answer)}`);
  return answer.body;
}

/** The project page of one of its people. */
export async function readProject(
  server: TestServer,
  project: Pick<TestProject, 'id'>,
  person: TestPerson,
): Promise<Answer['body']> {
  return (await call(server, 'GET', `/project/nir/${project.id}`, person)).body;
}
