import { expect, test } from 'vitest';
import {
  PROJECT_STATUSES,
  STAGE_STATUSES,
  WORKFLOW_SECTIONS,
  type WorkflowSection,
  type WorkflowStatus,
} from '../../src/index.ts';
import { machineOf } from '../../src/workflow/engine/machine.ts';
import { matchRows } from '../../src/workflow/engine/match-rows.ts';
import { RESEARCH } from '../../src/workflow/research/machine.ts';
import { decideResearch, heldBy, RESEARCH_ROLES, type ResearchFacts } from './research.ts';

const FLAGS = [true, false];
const TEAMS = FLAGS.flatMap((researcher) =>
  FLAGS.flatMap((supervisor) => FLAGS.map((curator) => ({ researcher, supervisor, curator }))),
);

function statusesOf(section: WorkflowSection): readonly WorkflowStatus[] {
  return section === 'project' ? PROJECT_STATUSES : STAGE_STATUSES;
}

/** Every section, status, actor, call and team in which the actor is present. */
const CASES = WORKFLOW_SECTIONS.flatMap((section) =>
  statusesOf(section).flatMap((status) =>
    RESEARCH_ROLES.flatMap((actor) =>
      (['approve', 'revise'] as const).flatMap((action) =>
        TEAMS.filter((present) => present[actor]).map((present) => ({
          section,
          status,
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

const machine = machineOf(RESEARCH);

function rowsFor({ section, status, actor, action, present }: (typeof CASES)[number]) {
  const phase = machine.phaseOf(section, status);
  if (phase === null) return [];
  const held = heldBy(present);
  const info = machine.infoOf(phase);
  return matchRows(machine, { phase, info, actor, action, held, sender: null });
}

test('no role, call, status and team has two outcomes', () => {
  expect(CASES.filter((one) => rowsFor(one).length > 1)).toEqual([]);
});

test('whatever no row lists is refused, and every row can be used', () => {
  const used = new Set<string>();
  for (const one of CASES) {
    const { section, status, actor, action, present } = one;
    const rows = rowsFor(one);
    const decision = decideResearch(section, status, actor, action, factsWith(present));
    expect(decision.ok).toBe(rows.length === 1);
    if (decision.ok) used.add(`${section} ${decision.row}`);
  }
  const listed = WORKFLOW_SECTIONS.flatMap((section) =>
    RESEARCH.rows.map(({ number }) =>
      number === 'E13' ? `${section} E13` : `${section} ${RESEARCH.rowLetters[section]}${number}`,
    ),
  );
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
