import { looksLikeCode, type ProjectType, plainCode, type RoleId } from '@pv/contract';
import { useRef, useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useCheckCode } from '../api.ts';

/** Why the server would not take a code. */
export type CodeRefusal = 'invite_code_wrong' | 'own_invite_code' | 'already_member';

/** What the server says of a code: null where it would be taken, undefined where it could not be asked. */
type Answer = CodeRefusal | null | undefined;

function refusalOf(error: unknown): CodeRefusal {
  if (isApiError(error, 'invite_code_wrong')) return 'invite_code_wrong';
  if (isApiError(error, 'own_invite_code')) return 'own_invite_code';
  if (isApiError(error, 'already_member')) return 'already_member';
  throw error;
}

/** Where codes are meant for, when there is a project already. */
interface Place {
  projectId: string;
  /** Who is in its team: what was said of a code holds until that changes. */
  members: readonly string[];
}

/**
 * Checks personal codes with the server before they are used in projects of a kind. Each is asked for once
 * with a role: tries are counted. What cannot be a code is not asked for.
 */
export function useCodeCheck(type: ProjectType, place?: Place) {
  const keyOf = (typed: string, role: RoleId) =>
    [plainCode(typed), role, ...(place?.members ?? [])].join(' ');
  const check = useCheckCode();
  const known = useRef(new Map<string, Promise<CodeRefusal | null>>());
  const [answers, setAnswers] = useState<ReadonlyMap<string, CodeRefusal | null>>(new Map());

  function start(typed: string, role_id: RoleId): Promise<CodeRefusal | null> {
    const key = keyOf(typed, role_id);
    const before = known.current.get(key);
    if (before) return before;
    const asked = check
      .mutateAsync({
        body: {
          project_type: type,
          role_id,
          code: plainCode(typed),
          ...(place && { project_id: place.projectId }),
        },
      })
      .then(() => null, refusalOf);
    known.current.set(key, asked);
    asked.then(
      (answer) => setAnswers((all) => new Map(all).set(key, answer)),
      // what could not be asked is found out when the code is used, or asked again
      () => known.current.delete(key),
    );
    return asked;
  }

  return {
    /** Asks what the server says of what was typed, unless it is known. */
    async ask(typed: string, role: RoleId): Promise<Answer> {
      return looksLikeCode(typed) ? start(typed, role).catch(() => undefined) : undefined;
    },
    /** What the server has said of it so far. */
    answerTo: (typed: string, role: RoleId): Answer => answers.get(keyOf(typed, role)),
    checking: check.isPending,
  };
}
