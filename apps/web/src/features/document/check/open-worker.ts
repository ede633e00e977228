import type { WorkerPort } from './create-checker.ts';
import type { CheckReply } from './protocol.ts';

/** Starts the worker of the check in the browser. */
export function openWorker(): WorkerPort {
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
