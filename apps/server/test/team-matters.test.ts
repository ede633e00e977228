import { ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { accept, answer, days, invite, invited, remove } from './support/team-calls.ts';

describe('what waits for somebody in teams', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());
  const needed = (person: TestPerson | null): TestPerson => {
    if (!person) throw new Error('nobody');
    return person;
  };

  const matters = async (person: TestPerson) => {
    const { body } = await call(server, 'GET', '/project/reviews/summary', person);
    const { body: board } = await call(server, 'GET', '/project/reviews/waiting', person);
    expect(body.total).toBe(board.reviews.length + body.matters.length);
    return body.matters;
  };

  it('an invitation for whom it was sent, then who has taken it for those who may confirm', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { id, researcher } = project;
    const guest = await buildPerson(server);
    const other = await buildPerson(server);
    expect(await matters(guest)).toEqual([]);
    const token = await invited(server, id, researcher, { role: 'curator', email: guest.email });
    expect(await matters(guest)).toMatchObject([
      {
        kind: 'invitation',
        name: researcher.name,
        project: { id, type: 'nir' },
        role_id: ROLE_IDS.curator,
      },
    ]);
    expect(await matters(other)).toEqual([]);
    expect(await matters(researcher)).toEqual([]);
    // a reviewer's role that is taken by a mailed link waits for the team's word
    server.pass(days(2));
    const accepted = server.deps.clock().toISOString();
    expect((await accept(server, guest, token)).body).toMatchObject({ state: 'confirming' });
    server.pass(days(1));
    expect(await matters(guest)).toEqual([]);
    for (const person of [researcher, needed(project.supervisor)]) {
      expect(await matters(person)).toMatchObject([
        { kind: 'candidate', name: guest.name, role_id: ROLE_IDS.curator },
      ]);
    }
    const [{ id: invitation, since }] = await matters(researcher);
    // they are waited for since he has accepted, not since he was invited
    expect(since >= accepted).toBe(true);
    const path = `/project/team/invitation/${invitation}/confirm`;
    expect((await call(server, 'POST', path, researcher)).status).toBe(204);
    expect(await matters(researcher)).toEqual([]);
  });

  it('a candidate for nobody who may not invite for that role', async () => {
    const startup = await buildKind(server, 'startup', ['topmanager', 'expert']);
    const guest = await buildPerson(server);
    const token = await invited(server, startup.id, startup.creator, {
      role: 'mentor',
      email: guest.email,
    });
    await accept(server, guest, token);
    expect(await matters(startup.creator)).toMatchObject([{ kind: 'candidate' }]);
    expect(await matters(startup.as('topmanager'))).toMatchObject([{ kind: 'candidate' }]);
    expect(await matters(startup.as('expert'))).toEqual([]);
  });

  it('an invitation no more once its days are over', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    await invited(server, id, researcher, { role: 'researcher', email: guest.email });
    expect(await matters(guest)).toHaveLength(1);
    server.pass(days(15));
    expect(await matters(guest)).toEqual([]);
  });

  it('another role and the authorship for whom they are offered, until he answers', async () => {
    const project = await buildProject(server);
    const { id, researcher } = project;
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    const offer = { role: 'supervisor', person: second } as const;
    expect((await invite(server, id, researcher, offer)).status).toBe(204);
    const handover = await call(server, 'POST', '/project/team/handover', {
      token: researcher.token,
      body: { project_id: id, user_id: second.id },
    });
    expect(handover.status).toBe(204);
    expect(await matters(second)).toMatchObject([
      { kind: 'role_offer', role_id: ROLE_IDS.supervisor, name: researcher.name },
      { kind: 'handover', name: researcher.name },
    ]);
    await answer(server, id, second, 'role_offer', 'decline');
    expect(await matters(second)).toMatchObject([{ kind: 'handover' }]);
  });

  it('a request to leave for whom it asks, and for nobody else', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher } = project;
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'researcher');
    expect((await remove(server, project.id, researcher, second)).status).toBe(204);
    expect(await matters(needed(project.supervisor))).toEqual([]);
    expect(await matters(second)).toMatchObject([
      { kind: 'exclusion', name: researcher.name, project: { id: project.id } },
    ]);
    expect(await matters(researcher)).toEqual([]);
  });

  it('brings its project to the top of the list, whatever the page it stood on', async () => {
    const supervisor = await buildPerson(server);
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { id } = await buildProject(server, { supervisor });
      made.push(id);
      server.pass(1000);
    }
    const [first] = made;
    const order = async (person: TestPerson) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const mark: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const page = await call(server, 'GET', `/project/list?limit=2${mark}`, person);
        seen.push(...page.body.projects.map(({ id }: { id: string }) => id));
        cursor = page.body.next_cursor;
      }
      return seen;
    };
    expect(await order(supervisor)).toEqual(made.toReversed());
    const guest = await buildPerson(server);
    const token = await invited(server, first ?? '', supervisor, {
      role: 'curator',
      email: guest.email,
    });
    await accept(server, guest, token);
    expect(await matters(supervisor)).toMatchObject([{ kind: 'candidate' }]);
    expect(await order(supervisor)).toEqual([first, ...made.slice(1).toReversed()]);
  });
});
