import { type Project, WORKFLOWS, type Workflow, type WorkflowStatus } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completionOf, openMoves } from '../src/features/approval/public.ts';
import type { TestPerson } from './support/builders.ts';
import { type Connected, listen } from './support/connection.ts';
import { type Crew, researchCrew, startupCrew } from './support/crews.ts';
import { database } from './support/databases.ts';
import { type Deed, randomFrom } from './support/deed.ts';
import { nextDeed } from './support/random-deeds.ts';
import { tellTwice } from './support/replay-history.ts';
import { startServer, type TestServer } from './support/server.ts';

const SEED = 20261121;
/** Calls of one window, each after a look at the page. */
const DEEDS = 16;
/** Done, not allowed, gone, overtaken, incomplete: whatever comes of haste, but never a failure. */
const EXPECTED = [200, 201, 204, 403, 404, 409, 422];

type Done = Deed & { status: number; answer: unknown };
type Event = Awaited<ReturnType<typeof tellTwice>>['events'][number];

/**
 * The approvals that were refused although nobody had ended the turn: what others approve beside a role
 * does not concern it.
 */
function crowdedOut(done: readonly Done[], events: readonly Event[], rules: Workflow): Done[] {
  return done.filter(({ status, pressed, body, answer }) => {
    if (status !== 409 || pressed?.intent !== 'approve') return false;
    const { section, stageId, role } = pressed;
    // a result waits for its plan as well, which a new member of the team takes back
    const onPlan = (answer as { code: string }).code === 'plan_not_approved';
    const awaited = onPlan ? 'plan' : section;
    const holds = (one: unknown) => {
      const at = { section: awaited, status: one as WorkflowStatus };
      return onPlan ? rules.approved(at) : rules.movers(at, new Set()).includes(role);
    };
    // a recall or a reset ends it too, and may come after the decision that the answer names
    const told = events.filter((one) => one.section === awaited && one.stageId === stageId);
    const ended = told.some(({ before, after }, at) => {
      // a reset tells no edition: it ends the one that was told last
      const last = told.slice(0, at + 1).findLast((one) => 'edition' in one.after);
      const inTime = onPlan || Number(last?.after.edition) >= Number(body?.edition);
      return inTime && holds(before.status) && !holds(after.status);
    });
    return !ended;
  });
}

/** One person at work: looks, does something at random, again and again. */
async function work(api: Connected, crew: Crew, person: TestPerson, seed: number): Promise<Done[]> {
  const random = randomFrom(seed);
  const done: Done[] = [];
  for (let n = 0; n < DEEDS; n++) {
    const page = await api('GET', `${crew.addresses.project}/${crew.id}`, person.token);
    // who has left sees nothing any more
    if (page.status === 404) break;
    expect(page.status).toBe(200);
    const read = async (url: string) => {
      const answer = await api('GET', url, person.token);
      return answer.status === 200 ? answer.body : null;
    };
    const deed = await nextDeed({ ...crew, project: page.body as Project, person, read }, random);
    const { status, body } = await api(deed.method, deed.url, person.token, deed.body);
    done.push({ ...deed, status, answer: body });
  }
  return done;
}

/** Everybody at once, each in two windows, so that one may collide with himself too. */
async function workAll(api: Connected, crew: Crew): Promise<Done[]> {
  for (const title of ['Обзор', 'Опыт', 'Расчёт']) {
    const body = { project_id: crew.id, kind: 'numeric', title };
    await api('POST', '/project/stage', crew.people[0]?.token ?? '', body);
  }
  const windows = [...crew.people, ...crew.people];
  const all = await Promise.all(windows.map((person, at) => work(api, crew, person, SEED + at)));
  return all.flat();
}

describe('a whole team at once', () => {
  let server: TestServer;
  let api: Connected;
  beforeAll(async () => {
    server = await startServer(database);
    api = await listen(server);
  });
  afterAll(() => server.close());

  it.each([
    ['a research project', researchCrew],
    ['a startup', startupCrew],
  ] as const)(
    'leaves %s exactly as its history tells',
    async (_, assemble) => {
      const crew = await assemble(server);
      const done = await workAll(api, crew);
      // who cannot leave has done all there was to do, in both windows
      const staying = crew.people.length - crew.restless.length;
      expect(done.length).toBeGreaterThanOrEqual(staying * 2 * DEEDS);
      expect(done.filter(({ status }) => !EXPECTED.includes(status))).toEqual([]);

      const { told, stored, state, events } = await tellTwice(server.deps.connection.db, crew.id);
      // nothing was decided on a status that another had already changed
      expect(told.broken).toEqual([]);
      expect(told).toEqual(stored);

      const succeeded = done.filter(({ status }) => status < 300);
      const decisions = events.filter(({ after }) => 'intent' in after);
      expect(decisions).toHaveLength(succeeded.filter(({ kind }) => kind === 'decide').length);
      expect(decisions.length).toBeGreaterThan(20);
      if (crew.type === 'startup') expect(crowdedOut(done, events, WORKFLOWS.startup)).toEqual([]);

      // of those who have written over one edition one got through
      const writes = succeeded.filter(({ kind }) => kind === 'write');
      const editions = writes.map(({ url, body }) => `${url} ${body?.version}`);
      expect(new Set(editions).size).toBe(editions.length);

      // what lists show is what the parts amount to
      const moves = openMoves(state, server.deps.config).map((move) => ({
        ...move,
        since: move.since.toISOString(),
      }));
      expect(state.project).toMatchObject({ moves, completion: completionOf(state) });
      const numbers = state.stages.flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      // a whole team at work, some hundreds of calls
    },
    120_000,
  );
});
