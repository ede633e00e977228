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
import { database } from './support/databases.ts';
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
/** Expert and tracker may what the mentor may. */
const rolesOf = (type: ProjectType) =>
  ROLES_BY_TYPE[type].filter((role) => role !== 'expert' && role !== 'tracker');

describe('rights in a team', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function build(type: ProjectType): Promise<Team> {
    const made = type === 'nir' ? await buildProject(server) : await buildKind(server, type);
    const creator = 'researcher' in made ? made.researcher : made.creator;
    const people = new Map<string, TestPerson>();
    for (const role of rolesOf(type)) {
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

  /** Every pair of roles of a kind of project. */
  const pairsOf = (type: ProjectType) =>
    rolesOf(type).flatMap((one) => rolesOf(type).map((other) => [one, other] as const));

  /** How the removal of a member by another has ended. */
  async function removal({ id, type, creator, as }: Team, requester: RoleCode, target: RoleCode) {
    const victim = await buildPerson(server);
    await joinTeam(server, id, creator, victim, target, type);
    const { status } = await remove(server, id, as(requester), victim);
    const { team } = await readTeam(server, id, creator);
    const row = team.find((one: { user_id: string }) => one.user_id === victim.id);
    if (status === 403) return 'no';
    return row ? `consent ${row.exclusion}` : 'at_once';
  }

  it.each(TYPES)('who may remove whom from %s: at once, by consent or not', async (type) => {
    const team = await build(type);
    const told = { at_once: 'at_once', consent: 'consent pending', no: 'no' };
    const wrong: string[] = [];
    for (const [requester, target] of pairsOf(type)) {
      const was = await removal(team, requester, target);
      if (was !== told[removalOf(requester, target)]) {
        wrong.push(`${requester} removes ${target}: ${was}`);
      }
    }
    for (const role of rolesOf(type)) {
      const { status } = await remove(server, team.id, team.as(role), team.creator);
      if (status !== 403) wrong.push(`${role} removes the creator`);
    }
    expect(wrong).toEqual([]);
  });

  /** What a role has seen of an invitation and what its calls on it have come to, `+` or `-` each. */
  async function dealings({ id, type, creator, as }: Team, role: RoleCode, invitedRole: RoleCode) {
    const email = `${type}-${role}-${invitedRole}@mail.ru`;
    const sent = await invite(server, id, as(role), { role: invitedRole, email });
    if (sent.status === 403) await invite(server, id, creator, { role: invitedRole, email });
    const { invitations } = await readTeam(server, id, as(role));
    const { id: row, can } = invitations.find((one: { email: string }) => one.email === email);
    const path = `/project/team/invitation/${row}`;
    const answers = [
      sent,
      await call(server, 'POST', `${path}/resend`, as(role)),
      await call(server, 'POST', `${path}/confirm`, as(role)),
      await call(server, 'DELETE', path, as(role)),
    ];
    const allowedTo = [can.resend, can.cancel, ...answers.map(({ status }) => status !== 403)];
    return allowedTo.map((may) => (may ? '+' : '-')).join('');
  }

  it.each(TYPES)('who may invite by mail into %s, send again, confirm, take back', async (type) => {
    const team = await build(type);
    const wrong: string[] = [];
    for (const [role, invitedRole] of pairsOf(type)) {
      const was = await dealings(team, role, invitedRole);
      const expected = (allowed(role, 'invite', { invitedRole }) ? '+' : '-').repeat(6);
      if (was !== expected) wrong.push(`${role} invites ${invitedRole}: ${was}`);
    }
    expect(wrong).toEqual([]);
  });

  /** The roles that somebody is shown he may offer a member, and those that he really may. */
  async function offers({ id, type, as, other }: Team, role: RoleCode, target: RoleCode) {
    const { team } = await readTeam(server, id, as(role));
    const person = other(target);
    const row = team.find((one: { user_id: string }) => one.user_id === person.id);
    const taken: string[] = [];
    for (const offered of ROLES_BY_TYPE[type].filter((one) => one !== target)) {
      const { status } = await invite(server, id, as(role), { role: offered, person });
      if (status === 204) taken.push(ROLE_IDS[offered]);
      await server.deps.connection.query('delete from team_requests');
    }
    return { shown: row.can.offer_roles, taken };
  }

  it.each(TYPES)('who may offer whom another role in %s, as the page shows it', async (type) => {
    const team = await build(type);
    for (const [role, target] of pairsOf(type)) {
      const expected = ROLES_BY_TYPE[type]
        .filter((one) => one !== target && allowed(role, 'invite', { invitedRole: one }))
        .map((one) => ROLE_IDS[one]);
      const was = await offers(team, role, target);
      expect(was, `${role} to ${target}`).toEqual({ shown: expected, taken: expected });
    }
  });

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
      for (const role of rolesOf(type)) {
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
    const byLink = [
      'checkCode',
      'readInvitation',
      'myInvitations',
      'acceptInvitation',
      'declineInvitation',
    ];
    const byTarget = ['Exclusion', 'RoleOffer', 'Handover'].flatMap((kind) =>
      ['accept', 'decline', 'cancel', 'remind'].map((answer) => `${answer}${kind}`),
    );
    const known = [...tried, ...ofInvitations, ...byLink, ...byTarget].map(
      (name) => `team.${name}`,
    );
    const names = allEndpoints().map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('team.')).sort()).toEqual(known.sort());
  });
});
