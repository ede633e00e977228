import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';

const HOUR = 3_600_000;

describe('saying that one looks at a section', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const decide = (path: string, { token }: TestPerson, action = 'approve') =>
    call(server, 'POST', `/project/${path}/${action}`, { token, body: {} });
  const look = async (id: string, { token }: TestPerson, looking = true) => {
    const body = { section: 'project', stage_id: null, looking };
    const answer = await call(server, 'POST', `/project/${id}/look`, { token, body });
    return answer.status === 204 ? 204 : answer.body.code;
  };
  const first = async (id: string, person: TestPerson) =>
    (await call(server, 'GET', `/project/${id}/waiting`, person)).body.waiting[0];
  /** Who looks, as a member reads it. */
  const looking = async (id: string, person: TestPerson) =>
    (await first(id, person))?.looking.map(({ name, me }: { name: string; me: boolean }) =>
      me ? 'me' : name,
    );

  /** A project that waits for one of two supervisors. */
  async function sent() {
    const { id, researcher, supervisor } = await buildProject(server, { supervisor: true });
    if (!supervisor) throw new Error('no supervisor');
    const colleague = await buildPerson(server);
    await joinTeam(server, id, researcher, colleague, 'supervisor');
    await decide(`nir/${id}`, researcher);
    return { id, researcher, supervisor, colleague };
  }

  it('is seen by the others, can be taken back and lapses after four hours', async () => {
    const { id, researcher, supervisor, colleague } = await sent();
    expect((await first(id, colleague)).can_look).toBe(true);
    expect((await first(id, researcher)).can_look).toBe(false);
    expect([await look(id, supervisor), await look(id, supervisor)]).toEqual([204, 204]);
    expect(await looking(id, colleague)).toEqual([supervisor.name]);
    expect(await looking(id, researcher)).toEqual([supervisor.name]);
    expect(await looking(id, supervisor)).toEqual(['me']);
    expect(await look(id, supervisor, false)).toBe(204);
    expect(await looking(id, colleague)).toEqual([]);

    await look(id, supervisor);
    server.pass(3 * HOUR);
    await look(id, colleague);
    expect(await looking(id, colleague)).toEqual([supervisor.name, 'me']);
    server.pass(HOUR);
    expect(await looking(id, colleague)).toEqual(['me']);
  });

  it('holds nobody back, and ends with a decision or a recall', async () => {
    const { id, researcher, supervisor, colleague } = await sent();
    await look(id, supervisor);
    await decide(`nir/${id}`, researcher, 'revise');
    await decide(`nir/${id}`, researcher);
    expect(await looking(id, colleague)).toEqual([]);
    await look(id, supervisor);
    expect((await decide(`nir/${id}`, colleague)).status).toBe(204);
    expect(await look(id, supervisor)).toBe('nothing_awaited');
    expect(await look(id, supervisor, false)).toBe(204);
  });

  it('ends for everybody when one alone has still to decide', async () => {
    const startup = await buildKind(server, 'startup', ['mentor', 'expert']);
    const { id, creator } = startup;
    const [mentor, expert] = [startup.as('mentor'), startup.as('expert')];
    await decide(`startup/${id}`, creator);
    await look(id, mentor);
    await look(id, expert);
    expect(await looking(id, creator)).toEqual([mentor.name, expert.name]);
    await decide(`startup/${id}`, mentor);
    // the other decides alone now
    expect(await looking(id, creator)).toEqual([]);
  });

  it('is for reviewers of whom there are several, in their own team', async () => {
    const { id, researcher } = await sent();
    expect(await look(id, researcher)).toBe('forbidden');
    expect(await look(id, await buildPerson(server))).toBe('not_found');
    const alone = await buildProject(server, { supervisor: true });
    await decide(`nir/${alone.id}`, alone.researcher);
    const { supervisor } = alone;
    if (!supervisor) throw new Error('no supervisor');
    expect((await first(alone.id, supervisor)).can_look).toBe(false);
    expect(await look(alone.id, supervisor)).toBe('not_your_move');
  });

  it('reaches the open pages of the others at once', async () => {
    const { id, supervisor, colleague } = await sent();
    const heard: object[] = [];
    const stop = server.deps.push.listen(colleague.id, {
      hear: (message) => void heard.push(message),
      beat: () => undefined,
      end: () => undefined,
    });
    await look(id, supervisor);
    stop?.();
    expect(heard).toEqual([{ kind: 'look', userId: colleague.id, projectId: id }]);
  });
});
