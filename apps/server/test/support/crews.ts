import type { ProjectType, RoleCode } from '@pv/contract';
import { buildPerson, buildProject, joinTeam, personalCode, type TestPerson } from './builders.ts';
import type { Addresses } from './deed.ts';
import { buildKind } from './kinds.ts';
import type { TestServer } from './server.ts';

/** A project with everybody who works on it. */
export interface Crew {
  type: ProjectType;
  id: string;
  people: TestPerson[];
  /** Who may leave, be asked to, or change the role in the middle of it. */
  restless: readonly TestPerson[];
  /** Personal codes of people who are not in the team yet. */
  newcomers: readonly { role: RoleCode; code: string }[];
  addresses: Addresses;
}

/** The codes of people who can be taken in for these roles. */
async function codesOf(server: TestServer, type: ProjectType, roles: readonly RoleCode[]) {
  const found: { role: RoleCode; code: string }[] = [];
  for (const role of roles) {
    const person = await buildPerson(server);
    found.push({ role, code: await personalCode(server, person, role, type) });
  }
  return found;
}

/** Three researchers, two supervisors and two curators on one research project. */
export async function researchCrew(server: TestServer): Promise<Crew> {
  const { id, researcher, supervisor, curator } = await buildProject(server, {
    supervisor: true,
    curator: true,
  });
  const roles: RoleCode[] = ['researcher', 'researcher', 'supervisor', 'curator'];
  const more: TestPerson[] = [];
  for (const role of roles) {
    const person = await buildPerson(server);
    await joinTeam(server, id, researcher, person, role);
    more.push(person);
  }
  const first = [researcher, supervisor, curator].filter((person) => person !== null);
  return {
    type: 'nir',
    id,
    people: [...first, ...more],
    restless: more,
    newcomers: await codesOf(server, 'nir', ['researcher', 'supervisor', 'curator']),
    addresses: { project: '/project/nir', stage: '/project/nir/stage', finish: '/finish/' },
  };
}

/** A startup with one person in every role. */
export async function startupCrew(server: TestServer): Promise<Crew> {
  const roles = ['founder', 'topmanager', 'mentor', 'expert', 'tracker', 'coordinator'] as const;
  const startup = await buildKind(server, 'startup', roles.slice(1));
  return {
    type: 'startup',
    id: startup.id,
    people: roles.map((role) => startup.as(role)),
    restless: [startup.as('tracker')],
    newcomers: await codesOf(server, 'startup', ['topmanager', 'expert', 'tracker']),
    addresses: { project: '/project/startup', stage: '/project/startup-stage', finish: '/finish-' },
  };
}
