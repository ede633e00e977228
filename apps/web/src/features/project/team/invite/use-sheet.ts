import type { PasteResult } from '@pv/contract';
import { useState } from 'react';
import { useDraftText } from '../../../../platform/drafts.ts';
import { useInviteTeammates } from '../../api.ts';

/**
 * The addresses that are typed for a project, kept on this device until they are invited, and what the
 * server has said of them: all of it outlives the dialog.
 */
export function useSheet(projectId: string) {
  const { text, write, newest } = useDraftText(`invite-mail.${projectId}`);
  const invite = useInviteTeammates();
  const [results, setResults] = useState<ReadonlyMap<string, PasteResult>>(new Map());
  return {
    invite,
    text,
    results,
    change(next: string) {
      write(next);
      setResults(new Map());
      if (invite.isError) invite.reset();
    },
    /** The answer has come: `left` gives what stays of the newest text. Gives whether anything does. */
    answered(all: readonly PasteResult[], left: (now: string) => string): boolean {
      write(left(newest()));
      setResults(new Map(all.map((one) => [one.email, one])));
      return newest() !== '';
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;
