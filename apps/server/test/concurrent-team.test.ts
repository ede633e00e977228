import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  joinTeam,
  readProject,
  type TestPerson,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { tellTwice } from './support/replay-history.ts';
import { startServer, type TestServer } from './support/server.ts';
import { accept, answer, invite, invited, readTeam, remove } from './support/team-calls.ts';

// on both databases: the locks of changes at once are those of the database
describe.each(databases)('two people of a team at once on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  /** Calls that take an open invitation away in different ways. */
  async function deeds() {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'researcher', email: guest.email });
    const [row] = (await readTeam(server, id, researcher)).invitations;
    return {
      accept: () => accept(server, guest, token),
      decline: () => call(server, 'POST', '/project/team/invitation/decline', { body: { token } }),
      cancel: () => call(server, 'DELETE', `/project/team/invitation/${row.id}`, researcher),
      team: async () => (await readTeam(server, id, researcher)).team.length,
    };
  }

  it.each([
    ['accept', 'cancel'],
    ['accept', 'decline'],
    ['decline', 'cancel'],
    ['accept', 'accept'],
    ['cancel', 'cancel'],
  ] as const)('%s and %s of an invitation: one wins, the other is told', async (one, other) => {
    const world = await deeds();
    const answers = await Promise.all([world[one](), world[other]()]);
    const [won, lost] = answers[0].status < 300 ? answers : answers.toReversed();
    expect(won?.status).toBeLessThan(300);
    expect([lost?.status, lost?.body.code]).toEqual([409, 'invitation_closed']);
    expect(await world.team()).toBe(won?.status === 200 ? 2 : 1);
  });

  it.each([
    ['accept', 'cancel'],
    ['decline', 'cancel'],
    ['accept', 'decline'],
  ] as const)('%s and %s of a request: one wins, the other is told', async (one, other) => {
    const { id, researcher } = await buildProject(server);
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'curator');
    await remove(server, id, researcher, second);
    const [request] = (await readTeam(server, id, second)).requests;
    const path = `/project/team/exclusion/${request.id}`;
    const deeds = {
      accept: () => call(server, 'POST', `${path}/accept`, second),
      decline: () => call(server, 'POST', `${path}/decline`, second),
      cancel: () => call(server, 'DELETE', path, researcher),
    };
    const answers = await Promise.all([deeds[one](), deeds[other]()]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    // who has left by then finds no project any more
    const lost = answers.find(({ status }) => status !== 204);
    expect(['request_closed', 'not_found']).toContain(lost?.body.code);
  });

  /** A project that waits for its supervisor, with a curator where one is asked for. */
  async function waiting(curator?: true) {
    const project = await buildProject(server, { supervisor: true, ...(curator && { curator }) });
    const { id, researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const approve = ({ token }: TestPerson, body: object = {}) =>
      call(server, 'POST', `/project/nir/${id}/approve`, { token, body });
    expect((await approve(researcher)).status).toBe(204);
    const { status } = await readProject(server, project, researcher);
    return { ...project, supervisor, decide: () => approve(supervisor, { status }) };
  }
  /** The status in the end, once the history tells the same as what is stored. */
  async function outcome(id: string) {
    const { told, stored } = await tellTwice(server.deps.connection.db, id);
    expect(told.broken).toEqual([]);
    expect(told).toEqual(stored);
    return stored.statuses.get('project');
  }

  it('a curator who joins while the supervisor approves has it approved again, whoever was first', async () => {
    const { id, researcher, decide } = await waiting();
    const curator = await buildPerson(server);
    const [approved] = await Promise.all([
      decide(),
      joinTeam(server, id, researcher, curator, 'curator'),
    ]);
    expect([204, 409]).toContain(approved.status);
    expect(await outcome(id)).toBe('re_approval_required');
  });

  it('a curator who leaves while the supervisor approves leaves it approved, whoever was first', async () => {
    const { id, curator, decide } = await waiting(true);
    if (!curator) throw new Error('no curator');
    const [approved, left] = await Promise.all([decide(), remove(server, id, curator, curator)]);
    expect([approved.status, left.status]).toEqual([204, 204]);
    expect(await outcome(id)).toBe('approved_by_supervisor');
  });

  it('a supervisor who takes another role while he approves has approved before, or not at all', async () => {
    const { id, researcher, supervisor, decide } = await waiting();
    await invite(server, id, researcher, { role: 'researcher', person: supervisor });
    const [approved, changed] = await Promise.all([
      decide(),
      answer(server, id, supervisor, 'role_offer', 'accept'),
    ]);
    expect(changed.status).toBe(204);
    const first = approved.status === 204;
    expect(first ? 204 : 409).toBe(approved.status);
    expect(await outcome(id)).toBe(first ? 'approved_by_supervisor' : 're_approval_required');
  });

  it('two invitations to the same address leave one', async () => {
    const { id, researcher } = await buildProject(server);
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    const people = [researcher, second];
    const answers = await Promise.all(
      people.map(({ token }) =>
        call(server, 'POST', '/project/team/invite_teammates', {
          token,
          body: {
            project_id: id,
            people: [{ email: 'same@mail.ru', role_id: '0192f0a1-0000-7000-8000-000000000001' }],
          },
        }),
      ),
    );
    const outcomes = answers.map(({ body }) => body.results[0].outcome).sort();
    expect(outcomes).toEqual(['refused', 'sent']);
  });
});
