import { approvalEffects, type WorkflowEffect } from './effects.ts';
import { type Phase, passageOf, type TargetPhase } from './phases.ts';
import { resetSection } from './reset.ts';
import { type Presence, presentRoles, type ResearchRole } from './roles.ts';

interface Situation {
  /** The team without the last holder of the role. */
  present: Presence;
  /** The supervisor has signed the open round. */
  supervisorSigned: boolean;
}

/** Where a section goes when the last holder of the role that has it leaves. */
export interface Departure {
  row: 'E6' | 'E7' | 'E8' | 'E9' | 'E10';
  to: TargetPhase;
  effects: WorkflowEffect<ResearchRole>[];
}

interface DepartureRow {
  row: Departure['row'];
  role: ResearchRole;
  from: Phase;
  to: (situation: Situation) => TargetPhase;
}

/** Events E6 to E10. Nobody's departure approves anything that the supervisor has not signed. */
export const DEPARTURES: readonly DepartureRow[] = [
  {
    row: 'E6',
    role: 'supervisor',
    from: 'waiting_supervisor',
    to: ({ present }) => (present.curator ? 'waiting_curator' : 'reapproval'),
  },
  {
    row: 'E7',
    role: 'supervisor',
    from: 'revision_supervisor',
    to: ({ present }) => (present.researcher ? 'revision_researcher' : 'reapproval'),
  },
  {
    row: 'E8',
    role: 'curator',
    from: 'waiting_curator',
    to: ({ supervisorSigned }) => (supervisorSigned ? 'approved_supervisor' : 'reapproval'),
  },
  {
    row: 'E9',
    role: 'curator',
    from: 'revision_curator',
    to: ({ present }) => (present.supervisor ? 'revision_supervisor' : 'revision_researcher'),
  },
  {
    row: 'E10',
    role: 'researcher',
    from: 'revision_researcher',
    to: () => 'revision_supervisor',
  },
];

function effectsOf(
  from: Phase,
  to: TargetPhase,
  present: Presence,
): WorkflowEffect<ResearchRole>[] {
  if (to === 'reapproval') return resetSection(from, present);
  const passage = passageOf(from, to);
  return [
    ...approvalEffects(passage.to),
    { kind: 'notify', roles: presentRoles(present), reason: 'reassigned' },
  ];
}

/** The departure row for the last holder of `role`, or null when the section is not with that role (E11). */
export function afterDeparture(
  role: ResearchRole,
  from: Phase,
  situation: Situation,
): Departure | null {
  const found = DEPARTURES.find((row) => row.role === role && row.from === from);
  if (!found) return null;
  const to = found.to(situation);
  return { row: found.row, to, effects: effectsOf(from, to, situation.present) };
}
