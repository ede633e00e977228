import {
  allowed,
  type Endpoint,
  endpoints,
  PROJECT_CALLS,
  PROJECT_CATEGORIES,
  type ProjectAction,
  type ProjectType,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type RoleCode,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { buildKind, readKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A call on a project, the row of the matrix that it needs, and a body that is taken. */
interface Row {
  endpoint: Endpoint;
  needs: readonly ProjectAction[];
  body?: object;
  of: 'project' | 'stage' | 'finish';
}

const { project, stage, roadmap, spinoff, team } = endpoints;
const NO_DAYS = { starts_at: null, ends_at: null };
const EMPTY = { stages: [], finish: NO_DAYS };
const VERSION = { version: 0 };
const FIELD = { title: 'Цель' };
const STARTUP = { request_id: uuidv7(), title: 'Сварка', role_id: ROLE_IDS.founder };
const DECIDING: readonly ProjectAction[] = ['send', 'decide'];

function fieldRows(of: Row['of'], calls: typeof project.taskFields): Row[] {
  return [
    { endpoint: calls.list, needs: ['view'], of },
    { endpoint: calls.add, needs: ['edit'], body: FIELD, of },
    { endpoint: calls.change, needs: ['edit'], body: FIELD, of },
    { endpoint: calls.remove, needs: ['edit'], of },
  ];
}

/** Every call on a project whose right the matrix decides, by the kind of project. */
function rowsOf(type: ProjectType): Row[] {
  const calls = PROJECT_CALLS[type];
  const { get, change, setTitle, approve, revise, remove } = calls.project;
  const decisions = [calls.stage.finishApprove, calls.stage.finishRevise].map(
    (endpoint): Row => ({ endpoint, needs: DECIDING, body: {}, of: 'finish' }),
  );
  const ofPlan = [calls.stage.approve, calls.stage.revise].map(
    (endpoint): Row => ({ endpoint, needs: DECIDING, body: {}, of: 'stage' }),
  );
  const onStage: Row[] = [
    { endpoint: stage.get, needs: ['view'], of: 'stage' },
    { endpoint: stage.reviews, needs: ['view'], of: 'stage' },
    { endpoint: stage.change, needs: ['edit'], body: VERSION, of: 'stage' },
    ...fieldRows('stage', stage.fields),
    ...(type === 'article' ? [] : ofPlan),
    { endpoint: stage.remove, needs: ['edit'], of: 'stage' },
    { endpoint: roadmap.restore, needs: ['edit'], of: 'stage' },
  ];
  const onRoadmap: Row[] = [
    {
      endpoint: roadmap.changeDates,
      needs: ['edit'],
      body: { dates: [{ stage_id: uuidv7(), ...NO_DAYS, version: 0 }] },
      of: 'project',
    },
    { endpoint: roadmap.takeTemplate, needs: ['edit'], body: { seen: [] }, of: 'project' },
    {
      endpoint: roadmap.arrange,
      needs: ['edit'],
      body: { ...EMPTY, present: { ...EMPTY, stages: [uuidv7()] } },
      of: 'project',
    },
    { endpoint: roadmap.deleted, needs: ['view'], of: 'project' },
  ];
  return [
    { endpoint: get, needs: ['view'], of: 'project' },
    { endpoint: project.reviews, needs: ['view'], of: 'project' },
    { endpoint: team.list, needs: ['view'], of: 'project' },
    { endpoint: spinoff.offer, needs: ['view'], of: 'project' },
    { endpoint: spinoff.links, needs: ['view'], of: 'project' },
    { endpoint: spinoff.create, needs: ['start_startup'], body: STARTUP, of: 'project' },
    { endpoint: change, needs: ['edit'], body: VERSION, of: 'project' },
    { endpoint: setTitle, needs: ['edit'], body: { title: 'Иное название' }, of: 'project' },
    { endpoint: project.teamField, needs: ['edit'], body: { content: 'Мы' }, of: 'project' },
    ...fieldRows('project', project.taskFields),
    ...fieldRows('project', project.infoFields),
    ...onStage,
    ...onRoadmap,
    { endpoint: approve, needs: DECIDING, body: {}, of: 'project' },
    { endpoint: revise, needs: DECIDING, body: {}, of: 'project' },
    ...decisions,
    { endpoint: remove, needs: ['delete'], of: 'project' },
    ...(type === 'nir' ? nirRows : []),
    ...(type === 'startup' ? startupRows : []),
  ];
}

const nirRows: Row[] = [
  {
    endpoint: project.setCategory,
    needs: ['edit'],
    body: { category_id: PROJECT_CATEGORIES.nir },
    of: 'project',
  },
];
const startupRows: Row[] = [
  { endpoint: project.startupTeamField, needs: ['edit'], body: { content: 'Мы' }, of: 'project' },
];

describe.each(databases.slice(0, 1))('the permission matrix on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function build(type: ProjectType) {
    const roles = ROLES_BY_TYPE[type];
    if (type !== 'nir') {
      const body = { template: true };
      return buildKind(server, type, roles.slice(1), body);
    }
    const built = await buildProject(server, { supervisor: true, curator: true, template: true });
    const people: Partial<Record<RoleCode, TestPerson | null>> = { ...built };
    const as = (role: RoleCode): TestPerson => {
      const person = people[role];
      if (!person) throw new Error(`nobody is ${role}`);
      return person;
    };
    return { type, id: built.id, creator: built.researcher, as };
  }

  const TYPES: ProjectType[] = ['nir', 'startup', 'article'];

  it.each(TYPES)('every role of %s may make exactly the calls that it says', async (type) => {
    const built = await build(type);
    const { stages } = await readKind(server, built, built.creator);
    const ids = { project: built.id, stage: stages[1].id, finish: stages.at(-1).id };
    const wrong: string[] = [];
    for (const row of rowsOf(type)) {
      // the creator goes last: what he deletes is gone for the rest
      for (const role of ROLES_BY_TYPE[type].toReversed()) {
        const { endpoint, body, needs, of } = row;
        if (needs.includes('delete') && role === ROLES_BY_TYPE[type][0]) continue;
        const url = endpoint.path.replace(':id', ids[of]).replace(':fieldId', uuidv7());
        const { token } = built.as(role);
        const answer = await call(server, endpoint.method, url, { token, body });
        const may = needs.some((action) =>
          allowed(role, action, { hasResearchers: true, hasReviewers: true, isCreator: false }),
        );
        const was = answer.body?.code === 'forbidden';
        const unread = needs.includes('view') && answer.status !== 200;
        if (was === may || unread) wrong.push(`${role} ${endpoint.name}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(TYPES)('who may invite whom into %s', async (type) => {
    const built = await build(type);
    const wrong: string[] = [];
    for (const role of ROLES_BY_TYPE[type]) {
      for (const invitedRole of ROLES_BY_TYPE[type]) {
        const answer = await call(server, 'POST', '/project/team/invite_teammate', {
          token: built.as(role).token,
          body: { project_id: built.id, role_id: ROLE_IDS[invitedRole], code: 'ABCD1234ABCD' },
        });
        const expected = allowed(role, 'invite', { invitedRole })
          ? 'invite_code_wrong'
          : 'forbidden';
        if (answer.body.code !== expected) {
          wrong.push(`${role} invites ${invitedRole}: ${answer.body.code}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
