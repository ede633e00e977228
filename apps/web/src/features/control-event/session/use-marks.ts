import type { ControlEvent } from '@pv/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { draftPrefix } from '../../../platform/drafts.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { marksOf, withMarks } from './own-marks.ts';
import { createUnsentMarks, type TypedMark, type UnsentState } from './unsent-marks.ts';

type Send = Parameters<typeof createUnsentMarks>[0]['send'];

/** What a session needs of whoever sits in the committee. */
export interface SeatDeps {
  event: ControlEvent;
  memberId: string;
  /** Under whose name marks are kept on this device. */
  owner: string;
  send: Send;
  /** The page shows from now on that the server has these marks. */
  onTaken: (marks: readonly TypedMark[]) => void;
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The event with one's marks as they were typed last, wherever they are, and how to give one more. */
export function useMarks({ event, memberId, owner, send, onTaken }: SeatDeps): {
  event: ControlEvent;
  own: (work: ControlEvent['works'][number]) => ReturnType<typeof marksOf>;
  give: (mark: Omit<TypedMark, 'typed_at'>) => void;
  saving: UnsentState;
  /** Sends all of them now; false where some stay on this device. */
  sendAll: () => Promise<boolean>;
} {
  const { session } = useServices();
  const [unsent] = useState(() =>
    createUnsentMarks({
      storage: window.localStorage,
      prefix: `${draftPrefix(owner)}marks.${event.id}.`,
      send,
      onTaken,
      now: session.serverNow,
      later,
    }),
  );
  // before anything is sent: what an event that is over would refuse is not
  useEffect(() => unsent.follow(event), [unsent, event]);
  useEffect(() => {
    const flush = () => void unsent.flush();
    unsent.start();
    window.addEventListener('online', flush);
    // back again, or about to be put to sleep
    document.addEventListener('visibilitychange', flush);
    return () => {
      unsent.stop();
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [unsent]);
  const saving = useSyncExternalStore(unsent.subscribe, unsent.state);
  const shown = useMemo(
    () => withMarks(event, memberId, saving.unsent),
    [event, memberId, saving.unsent],
  );
  return {
    event: shown,
    own: (work) => marksOf(work, memberId),
    give: unsent.put,
    saving,
    sendAll: unsent.sendAll,
  };
}
