import type { LogEntry } from '@pv/contract';
import { useCallback } from 'react';
import { useDrafts } from '../../../platform/drafts.ts';
import { notePlace } from './places.ts';

/** Tells whether a text is being written on an entry: a comment, or a change of what it or one says. */
export function useHeldEntries(): (entry: LogEntry) => boolean {
  const find = useDrafts();
  return useCallback(
    ({ log_uuid, log_comment, comments }) =>
      find(notePlace.comment(log_uuid)).differs(null) ||
      find(notePlace.edit(log_uuid)).differs(log_comment) ||
      comments.some((one) => find(notePlace.edit(one.log_uuid)).differs(one.log_comment)),
    [find],
  );
}
