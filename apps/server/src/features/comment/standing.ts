import {
  AppError,
  allowed,
  type CommentRemover,
  mayReadDiscussion,
  moderatesDiscussion,
  type RoleCode,
} from '@pv/contract';
import { heldRoles } from '../approval/public.ts';
import type { Subject } from './subjects.ts';

/** A team as far as talking goes. */
export interface TalkingTeam {
  creatorId: string | null;
  team: readonly { userId: string; role: RoleCode }[];
}

/** What somebody may do where something is talked about. */
export interface Standing {
  /** Null for a reader from outside the team. */
  role: RoleCode | null;
  mayComment: boolean;
  /** He may take away what others say; as whom he does. */
  moderates: CommentRemover | null;
  /** He may settle the threads of others. */
  settles: boolean;
}

function moderatorIn({ kind }: Subject, { creatorId, team }: TalkingTeam, userId: string) {
  const role = team.find((one) => one.userId === userId)?.role;
  if (!role) return null;
  const isCreator = creatorId === userId;
  if (kind !== 'discussion') return isCreator ? 'author' : null;
  const held = heldRoles(team);
  if (moderatesDiscussion(role, held, false)) return 'supervisor';
  return moderatesDiscussion(role, held, isCreator) ? 'author' : null;
}

/**
 * What somebody may do with what is said of a subject.
 * @throws AppError `not_found` for whoever may not read it
 */
export function standingOf(subject: Subject, talking: TalkingTeam, userId: string): Standing {
  const role = talking.team.find((one) => one.userId === userId)?.role ?? null;
  if (!mayReadDiscussion(subject.readers, role)) throw new AppError('not_found');
  return {
    role,
    mayComment: !subject.closed && (role === null || allowed(role, 'comment')),
    moderates: moderatorIn(subject, talking, userId),
    settles: role !== null,
  };
}
