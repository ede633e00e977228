import { describe, expect, it } from 'vitest';
import { openChannel } from './open-channel.ts';

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
