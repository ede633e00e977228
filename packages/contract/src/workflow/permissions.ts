import type { RoleCode } from '../kinds/roles.ts';

/** What a role may do: yes, no, or yes under a condition that `PermissionFacts` answers. */
export type Grant =
  | 'yes'
  | 'no'
  /** Only in a team without researchers. */
  | 'without_researchers'
  /** Only in a team without a supervisor. */
  | 'without_supervisor'
  /** Only in a team where no reviewer role is held: self-approval. */
  | 'without_reviewers'
  /** Anybody may invite other roles; only a founder invites a founder. */
  | 'not_founders'
  /** Only who created the project. */
  | 'creator';

/** What people do in a project, one code per row of the matrix. */
export const PROJECT_ACTIONS = [
  'view',
  'edit',
  'manage_tasks',
  'comment',
  'send',
  'decide',
  'use_review_templates',
  'invite',
  'request_exclusion',
  'run_events',
  'open_discussion',
  'moderate_discussion',
  'start_startup',
  'compare_works',
  'export',
  'delete',
] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

type Row = Readonly<Record<RoleCode, Grant>>;

/** A row in the order of the matrix; expert, mentor and tracker have the same rights. */
function row(
  researcher: Grant,
  supervisor: Grant,
  curator: Grant,
  founder: Grant,
  topmanager: Grant,
  startupReviewer: Grant,
  coordinator: Grant,
): Row {
  return {
    researcher,
    supervisor,
    curator,
    founder,
    topmanager,
    expert: startupReviewer,
    mentor: startupReviewer,
    tracker: startupReviewer,
    coordinator,
  };
}

const ALL = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes');
const EDITORS = row('yes', 'yes', 'no', 'yes', 'yes', 'yes', 'no');

/** The permission matrix. Roles are per project, so that every right is one in that project only. */
export const PERMISSIONS: Readonly<Record<ProjectAction, Row>> = {
  view: ALL,
  edit: EDITORS,
  manage_tasks: EDITORS,
  comment: ALL,
  send: row('yes', 'without_researchers', 'no', 'yes', 'yes', 'no', 'no'),
  decide: row(
    'without_reviewers',
    'yes',
    'yes',
    'without_reviewers',
    'without_reviewers',
    'yes',
    'no',
  ),
  use_review_templates: row('no', 'yes', 'yes', 'no', 'no', 'yes', 'no'),
  invite: row('yes', 'yes', 'yes', 'yes', 'not_founders', 'no', 'not_founders'),
  request_exclusion: row('yes', 'yes', 'yes', 'yes', 'yes', 'no', 'yes'),
  run_events: row('no', 'no', 'yes', 'no', 'no', 'no', 'yes'),
  open_discussion: row('yes', 'without_researchers', 'no', 'yes', 'yes', 'no', 'no'),
  moderate_discussion: {
    ...row('creator', 'yes', 'without_supervisor', 'creator', 'creator', 'no', 'no'),
    mentor: 'without_supervisor',
  },
  start_startup: row('yes', 'without_researchers', 'no', 'no', 'no', 'no', 'no'),
  compare_works: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no'),
  export: ALL,
  delete: row('creator', 'creator', 'no', 'creator', 'creator', 'no', 'no'),
};

/** Answers to the conditions of the matrix; what is left out counts as not so. */
export interface PermissionFacts {
  isCreator?: boolean;
  hasResearchers?: boolean;
  hasReviewers?: boolean;
  hasSupervisor?: boolean;
  /** The role that is offered, for `invite`. */
  invitedRole?: RoleCode;
}

const CONDITIONS: Readonly<Record<Grant, (facts: PermissionFacts) => boolean>> = {
  yes: () => true,
  no: () => false,
  without_researchers: (facts) => facts.hasResearchers === false,
  without_supervisor: (facts) => facts.hasSupervisor === false,
  without_reviewers: (facts) => facts.hasReviewers === false,
  not_founders: ({ invitedRole }) => invitedRole !== undefined && invitedRole !== 'founder',
  creator: (facts) => facts.isCreator === true,
};

/** Whether somebody with this role may do this. A condition that the facts do not answer is not met. */
export function allowed(
  role: RoleCode,
  action: ProjectAction,
  facts: PermissionFacts = {},
): boolean {
  return CONDITIONS[PERMISSIONS[action][role]](facts);
}
