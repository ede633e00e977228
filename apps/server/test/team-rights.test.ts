import {
  allEndpoints,
  allowed,
  isCreatorRole,
  type ProjectType,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type RoleCode,
  removalOf,
} from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { buildKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { invite, readTeam, remove } from './support/team-calls.ts';

/** Two of every role, so that each pair can be tried without touching the creator. */
interface Team {
  id: string;
  type: ProjectType;
  creator: TestPerson;
  as(role: RoleCode): TestPerson;
  other(role: RoleCode): TestPerson;
}

/** Articles have the roles of research and the same rules. */
const TYPES: ProjectType[] = ['nir', 'startup'];

describe.each(databases.slice(0, 1))('rights in a team on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function build(type: ProjectType): Promise<Team> {
    const made = type === 'nir' ? await buildProject(server) : await buildKind(server, type);
    const creator = 'researcher' in made ? made.researcher : made.creator;
    const people = new Map<string, TestPerson>();
    for (const role of ROLES_BY_TYPE[type]) {
      for (const which of ['one', 'other']) {
        const person = await buildPerson(server);
        await joinTeam(server, made.id, creator, person, role, type);
        people.set(`${role} ${which}`, person);
      }
    }
    const find = (which: string) => (role: RoleCode) => {
      const person = people.get(`${role} ${which}`);
      if (!person) throw new Error(`nobody is ${role}`);
      return person;
    };
    return { id: made.id, type, creator, as: find('one'), other: find('other') };
  }

  it.each(TYPES)('who may remove whom from %s, at once, by consent or not at all', async (type) => {
    const { id, creator, as } = await build(type);
    const wrong: string[] = [];
    for (const requester of ROLES_BY_TYPE[type]) {
      for (const target of ROLES_BY_TYPE[type]) {
        const victim = await buildPerson(server);
        await joinTeam(server, id, creator, victim, target, type);
        const { status } = await remove(server, id, as(requester), victim);
        const { team } = await readTeam(server, id, creator);
        const row = team.find((one: { user_id: string }) => one.user_id === victim.id);
        const was = status === 403 ? 'no' : row ? 'consent' : 'at_once';
        const asked = row?.exclusion === 'pending';
        if (was !== removalOf(requester, target) || asked !== (was === 'consent')) {
          wrong.push(`${requester} removes ${target}: ${status} ${was}`);
        }
      }
      const ofCreator = await remove(server, id, as(requester), creator);
      if (ofCreator.status !== 403) wrong.push(`${requester} removes the creator`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(TYPES)('who may invite by mail into %s, send again and take back', async (type) => {
    const { id, creator, as } = await build(type);
    const wrong: string[] = [];
    for (const role of ROLES_BY_TYPE[type]) {
      for (const invitedRole of ROLES_BY_TYPE[type]) {
        const may = allowed(role, 'invite', { invitedRole });
        const email = `${type}-${role}-${invitedRole}@mail.ru`;
        const sent = await invite(server, id, as(role), { role: invitedRole, email });
        if (sent.status !== (may ? 204 : 403)) wrong.push(`${role} invites ${invitedRole}`);
        if (!may) await invite(server, id, creator, { role: invitedRole, email });
        const { invitations } = await readTeam(server, id, as(role));
        const row = invitations.find((one: { email: string }) => one.email === email);
        if (row.can.resend !== may || row.can.cancel !== may)
          wrong.push(`${role} sees ${invitedRole}`);
        const path = `/project/team/invitation/${row.id}`;
        const again = await call(server, 'POST', `${path}/resend`, as(role));
        if ((again.status === 403) === may) wrong.push(`${role} sends again ${invitedRole}`);
        const confirmed = await call(server, 'POST', `${path}/confirm`, as(role));
        if ((confirmed.status === 403) === may) wrong.push(`${role} confirms ${invitedRole}`);
        const cancelled = await call(server, 'DELETE', path, as(role));
        if (cancelled.status !== (may ? 204 : 403)) wrong.push(`${role} cancels ${invitedRole}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(TYPES)(
    'who may offer whom another role in %s, and what the page shows of it',
    async (type) => {
      const { id, as, other } = await build(type);
      const wrong: string[] = [];
      for (const role of ROLES_BY_TYPE[type]) {
        const { team } = await readTeam(server, id, as(role));
        for (const target of ROLES_BY_TYPE[type]) {
          const person = other(target);
          const row = team.find((one: { user_id: string }) => one.user_id === person.id);
          for (const offered of ROLES_BY_TYPE[type].filter((one) => one !== target)) {
            const may = allowed(role, 'invite', { invitedRole: offered });
            const shown = row.can.offer_roles.includes(ROLE_IDS[offered]);
            const { status } = await invite(server, id, as(role), { role: offered, person });
            if (status !== (may ? 204 : 403) || shown !== may) {
              wrong.push(`${role} offers ${target} ${offered}: ${status} ${shown}`);
            }
            await server.deps.connection.query('delete from team_requests');
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(TYPES)(
    'only the author hands %s over, and only to roles that create projects',
    async (type) => {
      const { id, creator, as, other } = await build(type);
      const handOver = (by: TestPerson, to: TestPerson) =>
        call(server, 'POST', '/project/team/handover', {
          token: by.token,
          body: { project_id: id, user_id: to.id },
        });
      const wrong: string[] = [];
      for (const role of ROLES_BY_TYPE[type]) {
        if ((await handOver(as(role), other(role))).status !== 403)
          wrong.push(`${role} hands over`);
        const { status } = await handOver(creator, other(role));
        if (status !== (isCreatorRole(role) ? 204 : 422)) wrong.push(`to ${role}: ${status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('every call of a team is tried by these tests or needs no role', () => {
    const tried = ['list', 'inviteTeammate', 'removeTeammate', 'handOver', 'resendInvitation'];
    const ofInvitations = ['confirmInvitation', 'cancelInvitation', 'inviteTeammates'];
    const byLink = ['readInvitation', 'myInvitations', 'acceptInvitation', 'declineInvitation'];
    const byTarget = ['Exclusion', 'RoleOffer', 'Handover'].flatMap((kind) =>
      ['accept', 'decline', 'cancel'].map((answer) => `${answer}${kind}`),
    );
    const known = [...tried, ...ofInvitations, ...byLink, ...byTarget].map(
      (name) => `team.${name}`,
    );
    const names = allEndpoints().map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('team.')).sort()).toEqual(known.sort());
  });
});
