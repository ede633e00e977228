import { expect, test } from 'vitest';
import {
  decideResearch,
  PROJECT_STATUSES,
  RESEARCH_ROLES,
  RESEARCH_SECTIONS,
  RESEARCH_TABLES,
  type ResearchFacts,
  type ResearchSection,
  type ResearchStatus,
  STAGE_STATUSES,
  type StatusOf,
} from '../../src/index.ts';
import { matchingRows } from '../../src/workflow/decide-research.ts';

const FLAGS = [true, false];
const TEAMS = FLAGS.flatMap((researcher) =>
  FLAGS.flatMap((supervisor) => FLAGS.map((curator) => ({ researcher, supervisor, curator }))),
);

function statusesOf(section: ResearchSection): readonly ResearchStatus[] {
  return section === 'project' ? PROJECT_STATUSES : STAGE_STATUSES;
}

/** Every section, status, actor, call and team in which the actor is present. */
const CASES = RESEARCH_SECTIONS.flatMap((section) =>
  statusesOf(section).flatMap((status) =>
    RESEARCH_ROLES.flatMap((actor) =>
      (['approve', 'revise'] as const).flatMap((action) =>
        TEAMS.filter((present) => present[actor]).map((present) => ({
          section,
          status: status as StatusOf<ResearchSection>,
          actor,
          action,
          present,
        })),
      ),
    ),
  ),
);

function factsWith(present: ResearchFacts['present']): ResearchFacts {
  return {
    present,
    completion: 'final_report_expected',
    planValid: true,
    contentHash: 'now',
    approved: null,
    missing: [],
    restoreUnchanged: true,
  };
}

test('no role, call, status and team has two outcomes', () => {
  const double = CASES.filter(
    (c) => matchingRows(c.section, c.status, c.actor, c.action, c.present).length > 1,
  );
  expect(double).toEqual([]);
});

test('whatever no row lists is refused, and every row can be used', () => {
  const used = new Set<string>();
  for (const { section, status, actor, action, present } of CASES) {
    const rows = matchingRows(section, status, actor, action, present);
    const decision = decideResearch(section, status, actor, action, factsWith(present));
    expect(decision.ok).toBe(rows.length === 1);
    if (decision.ok) used.add(`${section} ${decision.row}`);
  }
  const listed = RESEARCH_SECTIONS.flatMap((s) => RESEARCH_TABLES[s].map((r) => `${s} ${r.id}`));
  expect([...used].sort()).toEqual([...new Set(listed)].sort());
});

test('what is not listed is refused with one of the agreed codes', () => {
  const codes = new Set<string>();
  for (const { section, status, actor, action, present } of CASES) {
    const decision = decideResearch(section, status, actor, action, factsWith(present));
    if (!decision.ok) codes.add(decision.code);
  }
  expect([...codes].sort()).toEqual([
    'already_decided',
    'not_found',
    'not_your_move',
    'plan_not_approved',
    'researcher_first',
    'section_locked',
  ]);
});
