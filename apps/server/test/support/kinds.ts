import { type ProjectType, ROLE_IDS, ROLES_BY_TYPE, type RoleCode } from '@pv/contract';
import { buildPerson, joinTeam, type TestPerson } from './builders.ts';
import { type Answer, call } from './call.ts';
import type { TestServer } from './server.ts';

/** A project of some kind with its people by role; the creator has the first role of the kind. */
export interface KindProject {
  type: ProjectType;
  id: string;
  creator: TestPerson;
  /** The holder of a role; throws where there is none. */
  as(role: RoleCode): TestPerson;
}

/** Creates a startup or an article and takes somebody in for each of the roles. */
export async function buildKind(
  server: TestServer,
  type: 'startup' | 'article',
  roles: readonly RoleCode[] = [],
  body: object = {},
): Promise<KindProject> {
  const creator = await buildPerson(server);
  const [first] = ROLES_BY_TYPE[type];
  if (!first) throw new Error(`${type} has no roles`);
  const created = await call(server, 'POST', `/project/${type}`, {
    token: creator.token,
    body: { title: 'Доставка до двери', role_id: ROLE_IDS[first], ...body },
  });
  if (created.status !== 201) throw new Error(`creating: ${JSON.stringify(created)}`);
  const id: string = created.body.id;
  const people = new Map<RoleCode, TestPerson>([[first, creator]]);
  for (const role of roles) {
    const person = await buildPerson(server);
    await joinTeam(server, id, creator, person, role, type);
    people.set(role, person);
  }
  const as = (role: RoleCode): TestPerson => {
    const person = people.get(role);
    if (!person) throw new Error(`nobody is ${role}`);
    return person;
  };
  return { type, id, creator, as };
}

/** The page of a project of any kind. */
export async function readKind(
  server: TestServer,
  { type, id }: Pick<KindProject, 'type' | 'id'>,
  person: TestPerson,
): Promise<Answer['body']> {
  return (await call(server, 'GET', `/project/${type}/${id}`, person)).body;
}
