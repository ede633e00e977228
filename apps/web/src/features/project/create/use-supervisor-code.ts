import { type ProjectType, ROLE_IDS } from '@pv/contract';
import { type CodeRefusal, useCodeCheck } from '../code/use-code-check.ts';
import { supervisorCall, supervisorProblem } from './supervisor.ts';

/** A key of the texts of fields for each refusal: here it is told to somebody who wants his supervisor. */
const PROBLEM = {
  invite_code_wrong: 'supervisor_code_wrong',
  own_invite_code: 'own_code',
  // said where there is a team, and here is none yet
  already_member: 'supervisor_code_wrong',
} as const satisfies Record<CodeRefusal, string>;

/** Checks the supervisor's personal code with the server before there is a project. */
export function useSupervisorCode(type: ProjectType) {
  const { ask, answerTo, checking } = useCodeCheck(type);

  /** What is wrong with what was typed, as far as the server could be asked; null for an address too. */
  async function problemOf(typed: string) {
    const call = supervisorCall(typed);
    if (!call || !('code' in call) || supervisorProblem(typed) !== null) return null;
    const refusal = await ask(call.code, call.role_id);
    return refusal ? PROBLEM[refusal] : null;
  }

  return {
    problemOf,
    checking,
    /** The server has said that this code would be taken. */
    fits: (typed: string) => answerTo(typed, ROLE_IDS.supervisor) === null,
  };
}
