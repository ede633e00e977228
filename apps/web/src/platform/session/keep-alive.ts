import { REFRESH_KEY, type Session } from './session.ts';

const SECOND = 1000;

/** Checks the session every second, and at once when the network or another tab changes. Gives the stop. */
export function keepAlive(session: Session): () => void {
  const timer = setInterval(session.tick, SECOND);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === REFRESH_KEY || key === null) session.tick();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') session.tick();
  };
  window.addEventListener('online', session.wake);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', session.wake);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
