import {
  allEndpoints,
  allowed,
  type Endpoint,
  type ProjectType,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type RoleCode,
} from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import type { Row } from './support/matrix-row.ts';
import { matrixRows } from './support/matrix-rows.ts';
import { buildTeam, buildThings, type Held, type MatrixTeam } from './support/matrix-things.ts';
import { startServer, type TestServer } from './support/server.ts';

interface Answered {
  status: number;
  code: string;
}

const AUTHORS: readonly RoleCode[] = ['researcher', 'founder', 'topmanager'];
const TYPES: ProjectType[] = ['nir', 'startup', 'article'];

/** Nouns of calls that are about no project at all, with what they are about. */
const NO_PROJECT: Readonly<Record<string, string>> = {
  auth: 'sessions of an account',
  user: 'what a person says of himself',
  account: 'an account',
  filter: "a person's own searches",
  source: "a person's own library",
  formatprofile: 'what a person publishes for whoever has the code',
  note: "a person's own closed notes",
  notification: "a person's own notices",
  publication: 'what everybody reads',
  articleeditor: 'the right to write articles on the platform',
  proposal: 'the right of editors to decide on the platform',
  fundingrecord: 'the right to write articles on the platform, funding.test.ts',
  webpage: 'what everybody reads',
  infoblock: 'what everybody reads',
  controlevent: 'a part in the event, control-events-refused.test.ts',
  controleventguest: 'whoever has the link',
  guestreview: 'whoever has the link',
  opportunity: 'whoever has posted it, opportunities.test.ts',
  opportunityresponse: 'its two sides, opportunities.test.ts',
  opportunitydesk: 'the right to moderate on the platform',
  sharedresume: 'whoever has the link',
  support: "a person's own requests",
  supportguest: 'whoever has the link',
  supportdesk: 'the right to answer on the platform',
  docx: 'anybody with a file of his own',
  storage: 'whoever has the signed address',
  dev: 'mails of a developer',
  health: 'the server',
};

/** Calls about projects that no row can be given for, with the reason. */
const NO_ROW: Readonly<Record<string, string>> = {
  'project.list': "the caller's own projects",
  'project.listAll': "the caller's own projects",
  'startup.list': "the caller's own projects",
  'article.list': "the caller's own projects",
  'project.create': 'there is no project yet',
  'project.takeExample': 'there is no project yet',
  'startup.create': 'there is no project yet',
  'article.create': 'there is no project yet',
  'project.categories': 'the same for everybody',
  'project.templates': 'the same for everybody',
  'project.roles': 'the same for everybody',
  'stage.statuses': 'the same for everybody',
  'log.events': 'the same for everybody',
  'task.calendar': 'whoever has the signed address',
  'guestlink.list': 'whoever may invite, document-comments.test.ts',
  'guestlink.make': 'whoever may invite, document-comments.test.ts',
  'resume.print': 'whoever reads the same page on the screen, resume.test.ts',
  'resume.revoke': 'whoever may share it, resume.test.ts',
  'guestlink.revoke': 'whoever may invite, document-comments.test.ts',
  'task.mine': 'what is to be done by the caller',
  'application.list': "the caller's own projects",
  'application.templates': 'the same for everybody',
  'discussion.list': 'those that are shown to the caller, discussions.test.ts',
  'controlevent.list': 'what the caller has a part in',
  'opportunity.respond': "names the caller's own project, opportunities.test.ts",
  'overview.works': "the caller's own projects",
  'overview.table': "the caller's own projects",
  'papertemplate.blank': 'what the caller has told of himself',
  'review.waiting': 'what waits for the caller',
  'review.summary': 'what waits for the caller',
  'review.approveUnchanged': 'refuses section by section, review-bulk.test.ts',
  'review.templates': "the caller's own, review-templates.test.ts",
  'review.addTemplate': "the caller's own, review-templates.test.ts",
  'review.changeTemplate': "the caller's own, review-templates.test.ts",
  'review.removeTemplate': "the caller's own, review-templates.test.ts",
  'team.inviteTeammate': 'by the invited role, below and in team-rights.test.ts',
};

/** Whether a call speaks of a project by its address, its query or its body, whatever its noun. */
function speaksOfProject({ path, query, body }: Endpoint): boolean {
  const fields = [query, body].flatMap((schema) =>
    schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
  );
  return /^\/(project|document)\b/.test(path) || fields.includes('project_id');
}

/** By the pair of roles, with a check that none is left out; see there. */
const inTeamRights = (name: string) => name.startsWith('team.');

describe('the rows of the permission matrix', () => {
  const tried = new Set(TYPES.flatMap(matrixRows).map(({ endpoint }) => endpoint.name));

  it('are there for every call on a project that is not named with a reason', () => {
    const left = allEndpoints()
      .filter((one) => speaksOfProject(one) || !((one.name.split('.')[0] ?? '') in NO_PROJECT))
      .map(({ name }) => name)
      .filter((name) => !tried.has(name) && !(name in NO_ROW) && !inTeamRights(name));
    expect(left).toEqual([]);
  });

  it('are missing only where the reason still stands', () => {
    const names = allEndpoints().map(({ name }) => name);
    const nouns = new Set(names.map((name) => name.split('.')[0]));
    expect(Object.keys(NO_ROW).filter((name) => tried.has(name) || !names.includes(name))).toEqual(
      [],
    );
    expect(Object.keys(NO_PROJECT).filter((noun) => !nouns.has(noun))).toEqual([]);
  });
});

describe('the permission matrix', () => {
  let server: TestServer;
  let stranger: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    stranger = await buildPerson(server);
  });
  afterAll(() => server.close());

  /** The status and the code of an answer, of whatever it consists. */
  async function ask(
    endpoint: Endpoint,
    url: string,
    who: TestPerson | null,
    body?: object,
  ): Promise<Answered> {
    const response = await server.app.inject({
      method: endpoint.method,
      url: `/api${url}`,
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
      ...(body && { payload: body }),
    });
    const json = response.headers['content-type']?.includes('json') && response.body;
    return { status: response.statusCode, code: json ? String(response.json().code) : '' };
  }

  type Things = Awaited<ReturnType<typeof buildThings>>;

  /** Gives what makes the call of a row for somebody; what it is about is there until it is used up. */
  function caller(row: Row, things: Things) {
    const { endpoint, of, field } = row;
    let made: { id: string; field: string } | null = null;
    const named = async (id: string) => ({
      id,
      project: await things.project(),
      stage: await things.stage(),
      entry: await things.entry(),
    });
    return {
      async by(who: TestPerson | null, owner: TestPerson) {
        made ??= { id: await things[of](owner), field: field ? await things[field](owner) : '' };
        const told = await named(made.id);
        const path = endpoint.path
          .replace(':id', made.id)
          .replace(/:(fieldId|versionId)/, made.field)
          .replace(':code', endpoint.name.startsWith('funding') ? 'skolkovo' : 'plan');
        const query = row.query ? `?${encodeURI(row.query(told))}` : '';
        return ask(endpoint, `${path}${query}`, who, row.body?.(told));
      },
      usedUp() {
        made = null;
      },
    };
  }

  /** What a role that may is never answered: it would say that the right was not even asked. */
  const UNTRIED = ['unauthorized', 'not_found', 'validation_failed', 'internal'];
  /** Rights that nothing but their lack stands in the way of. */
  const PLAIN = ['view', 'comment', 'export', 'delete'];

  /** Whether an answer is what somebody gets who may make the call, or who may not. */
  function fits(may: boolean, { needs, byState }: Row, { status, code }: Answered): boolean {
    if (!may) return status === 403 && code === 'forbidden';
    if (!byState && needs.some((action) => PLAIN.includes(action))) return status < 300;
    return ![...UNTRIED, 'forbidden'].includes(code);
  }

  type Asked = Row & { by?: readonly Held[] };

  async function wrongOf(row: Asked, things: Things, team: MatrixTeam): Promise<string[]> {
    const { endpoint, needs, by = team.people } = row;
    const [creator] = team.people;
    if (!creator) throw new Error('nobody has created it');
    const call = caller(row, things);
    const wrong: string[] = [];
    const guest = await call.by(null, creator.person);
    if (guest.status !== 401) wrong.push(`a guest, ${endpoint.name}: ${guest.status}`);
    const outside = await call.by(stranger, creator.person);
    if (outside.status !== 404) wrong.push(`a stranger, ${endpoint.name}: ${outside.status}`);
    const roles = team.people.map(({ role }) => role);
    // the creator goes last: what he deletes is gone for the rest
    for (const { role, person } of by.toReversed()) {
      if (row.own) call.usedUp();
      const answer = await call.by(person, person);
      const may = needs.some((action) =>
        allowed(role, action, {
          isCreator: person === creator.person,
          hasResearchers: roles.includes('researcher'),
          hasReviewers: roles.some((one) => !AUTHORS.includes(one)),
          hasSupervisor: roles.includes('supervisor'),
        }),
      );
      if (may && endpoint.method !== 'GET') call.usedUp();
      if (!fits(may, row, answer)) {
        wrong.push(`${role}, ${endpoint.name}: ${answer.status} ${answer.code}`);
      }
    }
    return wrong;
  }

  async function wrongIn(team: MatrixTeam, rows: readonly Asked[]): Promise<string[]> {
    const things = await buildThings(server, team);
    const wrong: string[] = [];
    for (const row of rows) wrong.push(...(await wrongOf(row, things, team)));
    return wrong;
  }

  /**
   * The calls of research are the same code in the other types. An article has its roles too, and only its
   * own calls are tried; in a startup people take turns at them, until each was asked for each right.
   */
  function rowsOf({ type, people }: MatrixTeam): Asked[] {
    const rows = matrixRows(type);
    if (type === 'nir') return rows;
    const known = new Set(matrixRows('nir').map(({ endpoint }) => endpoint));
    if (type === 'article') return rows.filter(({ endpoint }) => !known.has(endpoint));
    const right = ({ needs }: Row) => needs.join();
    const shared = Map.groupBy(
      rows.filter(({ endpoint }) => known.has(endpoint)),
      right,
    );
    return rows.map((row) => {
      const same = shared.get(right(row)) ?? [];
      if (!same.includes(row)) return row;
      const turns = Math.min(same.length, people.length);
      const turn = same.indexOf(row) % turns;
      return { ...row, by: people.filter((_, n) => n % turns === turn) };
    });
  }

  it.each(TYPES)(
    'every role of %s may make exactly the calls that it says',
    async (type) => {
      const roles = ROLES_BY_TYPE[type];
      // another of the creator's role: not everything that the creator may is the right of his role
      const team = await buildTeam(server, type, [...roles, ...roles.slice(0, 1)]);
      expect(await wrongIn(team, rowsOf(team))).toEqual([]);
      // some hundreds of calls, each with what it is about
    },
    120_000,
  );

  const CONDITIONAL = [
    'send',
    'decide',
    'open_discussion',
    'moderate_discussion',
    'start_startup',
    'delete',
  ];

  it.each<[string, ProjectType, RoleCode[]]>([
    ['a supervisor without researchers', 'nir', ['supervisor', 'curator']],
    ['a researcher without reviewers', 'nir', ['researcher']],
    ['founders without reviewers', 'startup', ['founder', 'topmanager']],
  ])('%s may send and decide as it says', async (_, type, roles) => {
    const team = await buildTeam(server, type, roles);
    const rows = matrixRows(type).filter(({ needs }) =>
      needs.some((action) => CONDITIONAL.includes(action)),
    );
    expect(await wrongIn(team, rows)).toEqual([]);
  });

  it.each(TYPES)('who may invite whom into %s', async (type) => {
    const { id, people } = await buildTeam(server, type, ROLES_BY_TYPE[type]);
    const wrong: string[] = [];
    for (const { role, person } of people) {
      for (const invitedRole of ROLES_BY_TYPE[type]) {
        const answer = await call(server, 'POST', '/project/team/invite_teammate', {
          token: person.token,
          body: { project_id: id, role_id: ROLE_IDS[invitedRole], code: 'ABCD1234ABCD' },
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
