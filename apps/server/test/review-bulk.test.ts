import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  joinTeam,
  readProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

describe('decisions on many sections', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const act = async (person: TestPerson, path: string, body: object = {}) => {
    const answer = await call(server, 'POST', `/project/${path}`, { token: person.token, body });
    if (answer.status !== 204) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  };
  const resend = (project: TestProject, person: TestPerson) =>
    call(server, 'POST', `/project/${project.id}/resend`, person);
  const waiting = async (person: TestPerson, query = '') =>
    (await call(server, 'GET', `/project/reviews/waiting${query}`, person)).body.reviews;
  /** What the board shows as it is sent back for approving. */
  const seen = async (person: TestPerson) =>
    (await waiting(person, '?unchanged=true&limit=100')).map(
      (row: {
        project: { id: string };
        stage: { id: string } | null;
        section: string;
        status: string;
        edition: number;
      }) => ({
        project: row.project.id,
        stage: row.stage?.id ?? null,
        section: row.section,
        status: row.status,
        edition: row.edition,
      }),
    );
  const approve = (person: TestPerson, sections: object[]) =>
    call(server, 'POST', '/project/reviews/approve_unchanged', {
      token: person.token,
      body: { sections },
    });
  /** Makes the database refuse every review of a stage. */
  const refuseReviews = async (stageId: string) => {
    const { query } = server.deps.connection;
    await query(`create function refuse_review() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
    await query(`create trigger refuse_review before insert on reviews for each row
      when (new.stage_id = '${stageId}') execute function refuse_review()`);
    return () => query('drop function refuse_review cascade');
  };
  const changes = async (project: TestProject) => {
    const { query } = server.deps.connection;
    const { rows } = await query(
      `select count(*)::int as n from project_events where project_id = '${project.id}' and after->>'intent' is not null`,
    );
    return Number(rows[0]?.n);
  };

  /** A project whose section and first two plans were approved before a second supervisor joined. */
  async function afterReset() {
    const project = await buildProject(server, { supervisor: true, template: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const { stages } = await readProject(server, project, researcher);
    const [one, two] = stages.filter(({ kind }: { kind: string }) => kind === 'numeric');
    const paths = [`nir/${project.id}`, `nir/stage/${one.id}`, `nir/stage/${two.id}`];
    for (const path of paths) {
      await act(researcher, `${path}/approve`);
      await act(supervisor, `${path}/approve`);
    }
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'supervisor');
    return { project, researcher, supervisor, second, one, two };
  }

  it('after a new supervisor all is sent again in one go and approved without changes', async () => {
    const { project, researcher, supervisor, second, one } = await afterReset();
    const before = await changes(project);
    const letters = () => server.mails.filter(({ to }) => to === supervisor.email).length;
    const mailed = letters();
    const sent = await resend(project, researcher);
    expect(sent.status).toBe(200);
    expect(sent.body.outcomes).toMatchObject([
      { section: 'project', stage: null, status: 'sent_to_supervisor_for_approval', refused: null },
      { section: 'plan', stage: { id: one.id, number: 1 }, refused: null },
      { section: 'plan', refused: null, status: 'sent_for_approval_to_supervisor' },
    ]);
    expect(await changes(project)).toBe(before + 3);
    // three sections, one mail
    await waitFor(() => letters() > mailed);
    await waitFor(() => server.mails.some(({ to }) => to === second.email));
    expect(letters()).toBe(mailed + 1);
    // what was never sent stays as it is
    const page = await readProject(server, project, researcher);
    expect(page.stages.at(-2).status).toBe('stage_created');

    const sections = await seen(supervisor);
    expect(sections).toHaveLength(3);
    const done = await approve(supervisor, sections);
    expect(done.body.outcomes.map(({ status }: { status: string }) => status)).toEqual([
      'approved_by_supervisor',
      'approved_by_supervisor',
      'approved_by_supervisor',
    ]);
    expect(await waiting(supervisor)).toEqual([]);
    expect((await resend(project, researcher)).body.outcomes).toEqual([]);
  });

  it('what cannot be sent is told with the reason and stops nothing', async () => {
    const { project, researcher, one } = await afterReset();
    const { body } = await call(server, 'GET', `/project/stage/${one.id}`, researcher);
    const edit = await call(server, 'PATCH', `/project/stage/${one.id}`, {
      token: researcher.token,
      body: { starts_at: '2027-01-01', version: body.version },
    });
    expect(edit.status).toBe(204);
    const { query } = server.deps.connection;
    await query(`update stages set ends_at = '2026-01-01' where id = '${one.id}'`);
    const { outcomes } = (await resend(project, researcher)).body;
    expect(outcomes.map(({ refused }: { refused: object | null }) => refused)).toEqual([
      null,
      { code: 'content_missing', detail: ['Дата окончания раньше даты начала'] },
      null,
    ]);
  });

  it('a failure of ours is told of its section alone', async () => {
    const { project, researcher, one } = await afterReset();
    const allow = await refuseReviews(one.id);
    const { status, body } = await resend(project, researcher);
    await allow();
    expect(status).toBe(200);
    const codes = body.outcomes.map(
      (row: { refused: { code: string } | null }) => row.refused?.code,
    );
    expect(codes).toEqual([undefined, 'internal', undefined]);
    expect(body.outcomes[1]).toMatchObject({ stage: { id: one.id }, status: null });
    expect(body.outcomes[1].refused.detail[0]).not.toMatch(/room/);
    expect((await resend(project, researcher)).body.outcomes).toMatchObject([{ refused: null }]);
  });

  it('content that has changed is not approved unseen', async () => {
    const { project, researcher, supervisor, one } = await afterReset();
    const { body } = await call(server, 'GET', `/project/stage/${one.id}`, researcher);
    await call(server, 'PATCH', `/project/stage/${one.id}`, {
      token: researcher.token,
      body: { goal: 'Другая цель', version: body.version },
    });
    await resend(project, researcher);
    const known = await seen(supervisor);
    expect(known).toHaveLength(2);
    const [changed] = (await waiting(supervisor)).filter(
      ({ unchanged }: { unchanged: boolean }) => !unchanged,
    );
    const { status, edition } = changed;
    const asked = { project: project.id, stage: one.id, section: 'plan', status, edition };
    const { outcomes } = (await approve(supervisor, [asked, ...known])).body;
    expect(outcomes.map((one: { refused: { code: string } | null }) => one.refused?.code)).toEqual([
      'content_not_known',
      undefined,
      undefined,
    ]);
    // a refused approval leaves nothing behind
    expect(await waiting(supervisor)).toMatchObject([{ section: 'plan', edition }]);
  });

  it('of two who approve all at once each section is decided on once', async () => {
    const { project, researcher, supervisor, second } = await afterReset();
    await resend(project, researcher);
    const sections = await seen(supervisor);
    const before = await changes(project);
    const answers = await Promise.all([approve(supervisor, sections), approve(second, sections)]);
    const refused = answers.flatMap(({ body }) =>
      body.outcomes.flatMap((one: { refused: { code: string; detail: string[] } | null }) =>
        one.refused ? [one.refused] : [],
      ),
    );
    expect(refused).toHaveLength(3);
    for (const { code, detail } of refused) {
      expect(code).toBe('already_decided');
      expect(detail.join()).toMatch(new RegExp(`${supervisor.name}|${second.name}`));
    }
    expect(await changes(project)).toBe(before + 3);
  });

  it('two resends at once send each section once', async () => {
    const { project, researcher } = await afterReset();
    const before = await changes(project);
    const answers = await Promise.all([resend(project, researcher), resend(project, researcher)]);
    for (const { status } of answers) expect(status).toBe(200);
    const sent = answers.flatMap(({ body }) =>
      body.outcomes.filter((one: { refused: object | null }) => !one.refused),
    );
    expect(sent).toHaveLength(3);
    expect(await changes(project)).toBe(before + 3);
  });

  it('nobody sends who may not, nothing foreign is named, rubbish is refused', async () => {
    const { project, researcher, supervisor } = await afterReset();
    expect((await resend(project, supervisor)).body.code).toBe('forbidden');
    await resend(project, researcher);
    const sections = await seen(supervisor);
    const stranger = await buildPerson(server);
    expect((await resend(project, stranger)).status).toBe(404);
    const { outcomes } = (await approve(stranger, sections)).body;
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ project: null, stage: null, refused: { code: 'not_found' } });
    }
    expect((await call(server, 'POST', `/project/${project.id}/resend`)).status).toBe(401);
    expect((await approve(supervisor, [])).status).toBe(422);
    expect((await approve(supervisor, [{ project: 1 }])).status).toBe(422);
    expect((await waiting(supervisor)).length).toBe(3);
  });
});
