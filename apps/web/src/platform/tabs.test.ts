import { describe, expect, it } from 'vitest';
import { openChannel, takeTurns } from './tabs.ts';

class Forbidden extends EventTarget {
  onmessage = null;
  constructor(_name: string) {
    super();
    throw new DOMException('The operation is insecure', 'SecurityError');
  }
  postMessage() {}
  close() {}
}

describe('a channel between tabs', () => {
  it('takes what one tab says to the others', async () => {
    const [one, other] = [openChannel<string>('pv_test'), openChannel<string>('pv_test')];
    const heard = new Promise((hear) => other.listen(hear));
    one.post('hello');
    expect(await heard).toBe('hello');
    one.close();
    other.close();
  });

  it('is silent in a browser that forbids it', () => {
    const channel = openChannel<string>('pv_test', Forbidden);
    const heard: string[] = [];
    channel.listen((message) => heard.push(message));
    channel.post('hello');
    channel.close();
    expect(heard).toEqual([]);
  });
});

const refused = () => new DOMException('The operation is insecure', 'SecurityError');

/** Locks of a browser that answers each request so. */
const locksThat = (answer: (work: () => Promise<unknown>) => Promise<unknown>) =>
  ({
    request: (_name: string, _how: LockOptions, work: () => Promise<unknown>) => answer(work),
  }) as unknown as LockManager;

/** Locks of a browser of which one tab works until `leave`. */
function busyLocks() {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const request = async (
    _name: string,
    { ifAvailable }: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ) => {
    if (ifAvailable) return work(null);
    await left;
    return work({});
  };
  return { locks: { request } as unknown as LockManager, leave };
}

const run = (locks: LockManager | undefined, work: (waited: boolean) => Promise<string>) =>
  takeTurns({ name: 'pv_test', locks }, work);

describe('work that tabs do in turns', () => {
  it('is done when its turn comes', async () => {
    const order: string[] = [];
    const locks = locksThat(async (work) => {
      order.push('turn');
      return work();
    });
    const done = await run(locks, async () => {
      order.push('work');
      return 'done';
    });
    expect([done, order]).toEqual(['done', ['turn', 'work']]);
  });

  it('hears whether it has waited for another tab', async () => {
    const told = async (waited: boolean) => (waited ? 'waited' : 'at once');
    const { locks, leave } = busyLocks();
    const waiting = run(locks, told);
    leave();
    expect(await waiting).toBe('waited');
    const free = locksThat((work) => work());
    expect([await run(free, told), await run(undefined, told)]).toEqual(['at once', 'at once']);
  });

  it('is done at once where the browser has no locks', async () => {
    expect(await run(undefined, async () => 'done')).toBe('done');
  });

  it('is done at once where the browser forbids locks, whether it throws or rejects', async () => {
    const rejecting = locksThat(() => Promise.reject(refused()));
    const throwing = locksThat(() => {
      throw refused();
    });
    expect(await run(rejecting, async () => 'done')).toBe('done');
    expect(await run(throwing, async () => 'done')).toBe('done');
  });

  it('is not done a second time when it fails itself', async () => {
    let begun = 0;
    const locks = locksThat((work) => work());
    const failing = run(locks, () => {
      begun += 1;
      return Promise.reject(refused());
    });
    await expect(failing).rejects.toThrow('insecure');
    expect(begun).toBe(1);
  });

  it('is not done when nobody waits for the turn any more', async () => {
    const locks = locksThat(() => Promise.reject(new DOMException('left', 'AbortError')));
    await expect(run(locks, async () => 'done')).rejects.toThrow('left');
  });
});
