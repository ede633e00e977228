import { isAwaited } from '@pv/contract';
import {
  type ApprovalRules,
  type OpenMove,
  openMoves,
  type ProjectState,
} from '../approval/public.ts';

/** The sections of a project in which somebody is waited for, the longest wait first. */
export const awaitedMoves = (state: ProjectState, rules: ApprovalRules): OpenMove[] =>
  openMoves(state, rules).filter(isAwaited);

/** Whose move it is. */
export const moversOf = ({ team }: ProjectState, { roles }: OpenMove): string[] =>
  team.filter(({ role }) => roles.includes(role)).map(({ userId }) => userId);
