import type { ProjectType, RoleCode } from '@pv/contract';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './builders.ts';
import { buildKind } from './kinds.ts';
import type { Addresses } from './random-deeds.ts';
import type { TestServer } from './server.ts';

/** A project with everybody who works on it. */
export interface Crew {
  type: ProjectType;
  id: string;
  people: TestPerson[];
  /** Who may leave in the middle of it. */
  restless: readonly TestPerson[];
  addresses: Addresses;
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
    addresses: { project: '/project/startup', stage: '/project/startup-stage', finish: '/finish-' },
  };
}
