import type { SessionDeps, TabMessage } from './types.ts';

const LOCK = 'pv_session';
const CHANNEL = 'pv_session';

/**
 * What the browser gives to a session: storage, a lock and a channel shared by all tabs. Where Web Locks
 * are missing (an address without HTTPS) tabs may renew at once, which the server forgives for 30 s.
 */
export function browserDeps(): Omit<SessionDeps, 'refresh'> {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    storage: window.localStorage,
    exclusively: (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : work()),
    tabs: {
      post: (message) => channel.postMessage(message),
      listen: (hear) => {
        channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
      },
    },
    now: Date.now,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
  };
}
