import type { DocumentView } from '@pv/contract';
import { contextOf, type TitlePage } from '@pv/gost';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import { type Checker, type CheckState, createChecker, type WorkerPort } from './create-checker.ts';
import type { CheckReply } from './protocol.ts';

/** Starts the worker of the check in the browser. */
function openWorker(): WorkerPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request),
    listen(reply, broken) {
      worker.addEventListener('message', (event: MessageEvent<CheckReply>) => reply(event.data));
      worker.addEventListener('error', broken);
      worker.addEventListener('messageerror', broken);
    },
    close: () => worker.terminate(),
  };
}

/** Checks the document while the panel is open. */
export function useChecker(live: LiveDocument, view: DocumentView): Checker | null {
  const [checker, setChecker] = useState<Checker | null>(null);
  // compared by what it says: it is made anew with every answer of the server
  const page = JSON.stringify(view.title_page);
  useEffect(() => {
    const opened = createChecker({
      doc: live.doc,
      context: contextOf(JSON.parse(page) as TitlePage),
      openPort: openWorker,
      apply: (parts) => live.replaceParts(parts, 'check.fix'),
    });
    setChecker(opened);
    return () => opened.destroy();
  }, [live, page]);
  return checker;
}

const BEFORE: CheckState = { phase: 'checking', findings: null };
const never = () => () => {};

/** One part of what is known of the check; who asks for it is drawn anew with that part alone. */
export const useChecked = <T>(checker: Checker | null, part: (state: CheckState) => T): T =>
  useSyncExternalStore(checker?.subscribe ?? never, () => part(checker?.state() ?? BEFORE));
