import {
  allowed,
  MAX_NUMERIC_STAGES,
  PROJECT_CATEGORIES,
  PROJECT_TYPE_CODES,
  type Project,
  ROLE_IDS,
  ROLES_BY_TYPE,
  statusCode,
} from '@pv/contract';
import {
  type ApprovalRules,
  anyAwaitsAgain,
  bySupervisorAuthor,
  completionOf,
  fieldsIn,
  mayEdit,
  memberOf,
  type OpenMove,
  openMoves,
  type Place,
  type ProjectState,
  presentField,
  presentMove,
  presentPerson,
  presentStage,
  presentTeam,
  progressOf,
  projectActions,
  roadmapIsFresh,
  sectionRow,
} from '../approval/public.ts';
import { startupRefusal } from './startup-refusal.ts';

const SECTION: Place = { section: 'project', stageId: null };

function abilities(state: ProjectState, userId: string): Project['can'] {
  const { role } = memberOf(state, userId);
  const invited = ROLES_BY_TYPE[state.project.type].filter((invitedRole) =>
    allowed(role, 'invite', { invitedRole }),
  );
  const editable = mayEdit(state, SECTION, role);
  const isCreator = state.project.creatorId === userId;
  const numeric = state.stages.filter((stage) => stage.kind === 'numeric').length;
  const open = allowed(role, 'edit') && completionOf(state) !== 'succeeded';
  const hasRoadmap = state.project.type !== 'article';
  return {
    edit: editable,
    edit_task: editable,
    edit_team: open,
    invite: invited.length > 0,
    remove: allowed(role, 'delete', { isCreator }),
    add_stage: open && hasRoadmap && numeric < MAX_NUMERIC_STAGES,
    arrange: open && hasRoadmap,
    take_template: open && roadmapIsFresh(state),
    start_startup: startupRefusal(state, userId) === null,
    compare_works: allowed(role, 'compare_works'),
  };
}

interface Reader {
  userId: string;
  now: Date;
  rules: ApprovalRules;
}

function presentMoves(
  state: ProjectState,
  open: readonly OpenMove[],
  { userId, now }: Reader,
): Project['moves'] {
  const { role } = memberOf(state, userId);
  const reader = { team: state.team, role, zone: state.project.timeZone, now };
  const moves = open.map((move) => presentMove(move, reader));
  const turn = moves.filter(({ after }) => after === null);
  return [
    ...turn.filter(({ mine }) => mine),
    ...turn.filter(({ mine }) => !mine),
    ...moves.filter(({ after }) => after !== null),
  ];
}

function presentCreator({ project, team }: ProjectState): Project['creator'] {
  const creator = team.find((member) => member.userId === project.creatorId);
  return creator ? presentPerson(creator) : { id: project.creatorId, name: '' };
}

/** The whole project page of one member of the team. */
export function presentProject(state: ProjectState, reader: Reader): Project {
  const { project } = state;
  const { role } = memberOf(state, reader.userId);
  const moves = openMoves(state, reader.rules);
  return {
    id: project.id,
    type: project.type,
    type_code: PROJECT_TYPE_CODES[project.type],
    title: project.title,
    category_id: project.category && PROJECT_CATEGORIES[project.category],
    status: project.status,
    status_code: statusCode(project.status),
    status_since: project.statusSince.toISOString(),
    completion_status: completionOf(state),
    creator: presentCreator(state),
    my_role_id: ROLE_IDS[role],
    progress: progressOf(state),
    awaits_reapproval: anyAwaitsAgain(state),
    updated_at: project.updatedAt.toISOString(),
    annotation: project.annotation,
    team_content: project.teamContent,
    team_kind: project.teamKind,
    starts_at: project.startsAt,
    ends_at: project.endsAt,
    time_zone: project.timeZone,
    created_at: project.createdAt.toISOString(),
    version: project.version,
    edition: sectionRow(state, 'project', null)?.editionNo ?? 0,
    by_supervisor_author: bySupervisorAuthor(state, SECTION),
    task_fields: fieldsIn(state, { list: 'task', stageId: null }).map(presentField),
    info_fields: fieldsIn(state, { list: 'full_info', stageId: null }).map(presentField),
    stages: state.stages.map((stage) => presentStage(state, stage, moves, reader)),
    team: presentTeam(state, reader.userId),
    moves: presentMoves(state, moves, reader),
    actions: projectActions(state, role, reader.rules),
    can: abilities(state, reader.userId),
  };
}
