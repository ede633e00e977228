import type { DocumentView } from '@pv/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import { replaceParts } from '../../../editor/document/replace-parts.ts';
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

const BEFORE: CheckState = { phase: 'checking', findings: null };
const never = () => () => {};

/** What a report is called in the fixed phrases of GOST 7.32-2017 differs from any other work. */
const workOf = ({ title_page }: DocumentView) =>
  /научно-исследовательск/i.test(title_page.workKind) ? ('report' as const) : ('thesis' as const);

/** Checks the document while the panel is open. */
export function useChecker(
  live: LiveDocument,
  view: DocumentView,
): { checker: Checker | null; state: CheckState } {
  const [checker, setChecker] = useState<Checker | null>(null);
  const work = workOf(view);
  const { title } = view.title_page;
  useEffect(() => {
    const opened = createChecker({
      doc: live.doc,
      context: { work, title },
      openPort: openWorker,
      apply: (parts) => replaceParts(live.doc, parts, 'check.fix'),
    });
    setChecker(opened);
    return () => opened.destroy();
  }, [live, work, title]);
  const state = useSyncExternalStore(checker?.subscribe ?? never, checker?.state ?? (() => BEFORE));
  return { checker, state };
}
