import { receivedOf, uploadFile } from '../api/upload.ts';
import type { UploadCalls } from './create-uploads.ts';

const PAUSE_MS = 2000;

/** Waits until the device is online again, or a little where it does not know better; not after a stop. */
function untilWorthIt(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = navigator.onLine ? setTimeout(done, PAUSE_MS) : undefined;
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}

/** How bytes go to a signed address, wherever they belong then. */
export const SENDING: Pick<UploadCalls<unknown>, 'send' | 'received' | 'pause'> = {
  send: uploadFile,
  received: receivedOf,
  pause: untilWorthIt,
};
