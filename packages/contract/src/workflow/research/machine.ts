import type { MachineData } from '../engine/machine.ts';
import { RESEARCH_ROWS } from './rows.ts';
import {
  PLAN_STATUS,
  PROJECT_STATUS,
  RESEARCH_PHASES,
  RESULT_STATUS,
  type ResearchPhase,
} from './statuses.ts';

type Left = MachineData<ResearchPhase>['left'];

interface DepartureRow {
  row: string;
  role: 'researcher' | 'supervisor' | 'curator';
  from: ResearchPhase;
  to: (departure: Parameters<Left>[1]) => ResearchPhase;
}

/** Events E6 to E10. Nobody's departure approves anything that the supervisor has not signed. */
const DEPARTURES: readonly DepartureRow[] = [
  {
    row: 'E6',
    role: 'supervisor',
    from: 'waiting_supervisor',
    to: ({ held }) => (held.has('curator') ? 'waiting_curator' : 'reapproval'),
  },
  {
    row: 'E7',
    role: 'supervisor',
    from: 'revision_supervisor',
    to: ({ held }) => (held.has('researcher') ? 'revision_researcher' : 'reapproval'),
  },
  {
    row: 'E8',
    role: 'curator',
    from: 'waiting_curator',
    to: ({ part }) => (part.signed.includes('supervisor') ? 'approved_supervisor' : 'reapproval'),
  },
  {
    row: 'E9',
    role: 'curator',
    from: 'revision_curator',
    to: ({ held }) => (held.has('supervisor') ? 'revision_supervisor' : 'revision_researcher'),
  },
  {
    row: 'E10',
    role: 'researcher',
    from: 'revision_researcher',
    to: () => 'revision_supervisor',
  },
];

const left: Left = (phase, departure) => {
  const found = DEPARTURES.find(({ role, from }) => role === departure.role && from === phase);
  return found ? { row: found.row, to: found.to(departure) } : null;
};

/** A stage goes on from its approved plan to its result; the finish stage has a result only. */
const RESULT = { ...RESULT_STATUS, reapproval: PLAN_STATUS.reapproval };
const APPROVED_PLANS = [
  PLAN_STATUS.approved_researcher,
  PLAN_STATUS.approved_supervisor,
  PLAN_STATUS.approved_curator,
];

/** The chain of research and articles: researcher, supervisor, curator. */
export const RESEARCH: MachineData<ResearchPhase> = {
  authors: ['researcher'],
  reviewers: ['supervisor', 'curator'],
  sideBySide: false,
  standIn: 'supervisor',
  editsInRound: 'supervisor',
  phases: RESEARCH_PHASES,
  statuses: {
    project: PROJECT_STATUS,
    plan: PLAN_STATUS,
    result: { ...RESULT, created: APPROVED_PLANS },
    final: { ...RESULT, created: PLAN_STATUS.created },
  },
  oneStatus: true,
  planFirst: 'sending',
  rows: RESEARCH_ROWS,
  rowLetters: { project: 'P', plan: 'T', result: 'Q', final: 'Q' },
  joined: { supervisor: 'E1', curator: 'E2' },
  joinedAgain: 'E3',
  left,
  needsStages: true,
};

/** An article goes the way of research without a roadmap. */
export const ARTICLE: MachineData<ResearchPhase> = { ...RESEARCH, needsStages: false };
