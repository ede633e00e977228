import { type ProjectType, plainCode } from '@pv/contract';
import { useRef, useState } from 'react';
import { isApiError } from '../../../app/api/api-error.ts';
import { useCheckCode } from '../api/use-check-code.ts';
import { type SupervisorCall, supervisorCall, supervisorProblem } from './supervisor.ts';

/** What the server has said of a code: a key of the texts, null where it fits. */
type Verdict = 'supervisor_code_wrong' | 'own_code' | null;

function verdictOf(error: unknown): Verdict {
  if (isApiError(error, 'invite_code_wrong')) return 'supervisor_code_wrong';
  if (isApiError(error, 'own_invite_code')) return 'own_code';
  // what could not be asked is found out when the project is there
  throw error;
}

/**
 * Checks the supervisor's personal code with the server before there is a project. Every code is asked for
 * once: tries are counted.
 */
export function useSupervisorCode(type: ProjectType) {
  const check = useCheckCode();
  const known = useRef(new Map<string, Promise<Verdict>>());
  const [fitting, setFitting] = useState<string | null>(null);

  function ask(code: string, { role_id }: SupervisorCall): Promise<Verdict> {
    const before = known.current.get(code);
    if (before) return before;
    const asked = check
      .mutateAsync({ body: { project_type: type, role_id, code } })
      .then((): Verdict => null, verdictOf);
    known.current.set(code, asked);
    asked.catch(() => known.current.delete(code));
    return asked;
  }

  /** What is wrong with what was typed, as far as the server could be asked; null for an address too. */
  async function problemOf(typed: string): Promise<Verdict> {
    const call = supervisorCall(typed);
    if (!call || !('code' in call) || supervisorProblem(typed) !== null) return null;
    const code = plainCode(call.code);
    try {
      const verdict = await ask(code, call);
      if (verdict === null) setFitting(code);
      return verdict;
    } catch {
      return null;
    }
  }

  return {
    problemOf,
    checking: check.isPending,
    /** The server has said that this code would be taken. */
    fits: (typed: string) => fitting !== null && plainCode(typed) === fitting,
  };
}
