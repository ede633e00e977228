import type { LogEntry } from '@pv/contract';
import { useCallback } from 'react';
import { useDrafts } from '../../../app/drafts/use-draft.ts';
import { notePlace } from './places.ts';

/** Tells whether a text is being written on an entry: a comment, or a change of what it or one says. */
export function useHeldEntries(): (entry: LogEntry) => boolean {
  const find = useDrafts();
  return useCallback(
    ({ log_uuid, comments }) =>
      [
        notePlace.comment(log_uuid),
        notePlace.edit(log_uuid),
        ...comments.map((comment) => notePlace.edit(comment.log_uuid)),
      ].some((place) => find(place).read() !== null),
    [find],
  );
}
