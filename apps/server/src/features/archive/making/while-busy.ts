import { AppError } from '@pv/contract';

const ATTEMPTS = 6;

/**
 * Tries again after `pause` while the workers have no place; gives up after six attempts.
 * @throws whatever `attempt` throws, `worker_busy` only the last time
 */
export async function waitWhileBusy<T>(
  attempt: () => Promise<T>,
  pause: () => Promise<unknown>,
): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt();
    } catch (error) {
      const busy = error instanceof AppError && error.code === 'worker_busy';
      if (!busy || n === ATTEMPTS) throw error;
      await pause();
    }
  }
}
