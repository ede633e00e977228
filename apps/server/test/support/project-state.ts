import type { RoleCode } from '@pv/contract';
import type {
  ProjectState,
  SectionRow,
  StageRow,
  TeamMember,
} from '../../src/features/approval/state.ts';

/** What an installation that sets nothing has decided about approval. */
export const USUAL_RULES = { restoreUnchanged: true, contentChecks: {} } as const;

const MOMENT = new Date('2026-10-01T09:00:00Z');

/** A member of a team in memory. */
export function memberWith(role: RoleCode): TeamMember {
  return {
    userId: `user-${role}`,
    role,
    joinedAt: MOMENT,
    email: `${role}@mail.ru`,
    locale: 'ru',
    name: `Имя ${role}`,
    post: '',
    institution: '',
  };
}

/** A stage in memory. */
export function stageWith(overrides: Partial<StageRow> = {}): StageRow {
  return {
    id: 'stage',
    projectId: 'project',
    kind: 'numeric',
    number: 1,
    title: 'Обзор',
    goal: '',
    plannedResult: '',
    resultText: '',
    startsAt: null,
    endsAt: null,
    status: 'stage_created',
    statusSince: MOMENT,
    resultStatus: null,
    resultSince: null,
    planValid: false,
    version: 0,
    createdAt: MOMENT,
    ...overrides,
  };
}

/** What is kept of a section's approval, in memory. */
export function sectionWith(overrides: Partial<SectionRow>): SectionRow {
  return {
    projectId: 'project',
    stageId: null,
    section: 'project',
    roundNo: 1,
    editionNo: 1,
    reachedStatus: null,
    deliveredAt: null,
    sentBy: null,
    sentAt: null,
    signedRoles: [],
    approvedEdition: null,
    approvedHash: null,
    approvedBy: null,
    reviewerJoined: false,
    returned: false,
    requestPending: false,
    decidedBy: null,
    decidedName: null,
    decidedAt: null,
    decidedFrom: null,
    ...overrides,
  };
}

type Overrides = Partial<Omit<ProjectState, 'project' | 'team'>> & {
  project?: Partial<ProjectState['project']>;
  roles?: RoleCode[];
};

/** A project in memory: a researcher and whoever else is named, with one stage. */
export function stateWith({
  project,
  roles = ['researcher'],
  ...parts
}: Overrides = {}): ProjectState {
  return {
    project: {
      id: 'project',
      key: null,
      type: 'nir',
      title: 'Проект',
      category: 'bachelor',
      annotation: '',
      teamContent: '',
      teamKind: 'text',
      startsAt: null,
      endsAt: null,
      timeZone: 'Europe/Moscow',
      status: 'project_created',
      statusSince: MOMENT,
      completion: 'none',
      progress: 0,
      deadline: null,
      moves: [],
      moveRoles: [],
      remindAt: null,
      creatorId: 'user-researcher',
      version: 0,
      createdAt: MOMENT,
      updatedAt: MOMENT,
      ...project,
    },
    team: roles.map(memberWith),
    stages: [stageWith()],
    fields: [],
    sections: [],
    tasks: new Map(),
    openRemarks: new Map(),
    documents: new Map(),
    files: [],
    ...parts,
  };
}
