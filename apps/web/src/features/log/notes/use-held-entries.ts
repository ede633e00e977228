import type { LogEntry } from '@pv/contract';
import { useCallback } from 'react';
import { useDrafts } from '../../../app/drafts/use-draft.ts';
import { notePlace } from './places.ts';

/** Tells whether a text is being written on an entry: a comment, or a change of what it or one says. */
export function useHeldEntries(): (entry: LogEntry) => boolean {
  const find = useDrafts();
  return useCallback(
    ({ log_uuid, log_comment, comments }) => {
      // a change whose answer was lost is what the entry says by now
      const begun = (place: string, text: string | null) => (find(place).read() ?? text) !== text;
      return (
        begun(notePlace.comment(log_uuid), null) ||
        begun(notePlace.edit(log_uuid), log_comment) ||
        comments.some((one) => begun(notePlace.edit(one.log_uuid), one.log_comment))
      );
    },
    [find],
  );
}
