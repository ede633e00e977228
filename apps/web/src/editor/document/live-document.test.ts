import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { connect } from './live-document.ts';

/** A socket of the browser, whose closing takes as long as the test likes. */
class SlowSocket extends EventTarget {
  static opened: SlowSocket[] = [];
  binaryType = 'arraybuffer';
  readyState: number = WebSocket.CONNECTING;
  constructor() {
    super();
    SlowSocket.opened.push(this);
  }
  send() {}
  close() {
    if (this.readyState !== WebSocket.CLOSED) this.readyState = WebSocket.CLOSING;
  }
  /** The server has taken the connection. */
  take() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
    // its first word, which says only that it is there
    const beat = new MessageEvent('message', { data: new Uint8Array([9]).buffer });
    this.dispatchEvent(beat);
  }
  end() {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

describe('the connection of a document', () => {
  beforeEach(() => {
    SlowSocket.opened = [];
    vi.useFakeTimers();
    vi.stubGlobal(
      'WebSocket',
      Object.assign(SlowSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function opened() {
    const doc = new Y.Doc();
    const connection = connect({
      documentId: '0192f0a0-0000-7000-8000-000000000001',
      doc,
      origin: 'http://localhost',
      token: async () => ({ token: 'token' }),
      onMet: () => {},
      onReceived: () => {},
      onSynced: () => {},
      onLost: () => {},
      onNotice: () => {},
      onTooLarge: () => undefined,
      onRefused: () => {},
    });
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    SlowSocket.opened[0]?.take();
    await vi.advanceTimersByTimeAsync(0);
    return connection;
  }
  const sockets = async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    return SlowSocket.opened.length;
  };

  it('is opened anew where the network is back while the socket of before is still closing', async () => {
    const connection = await opened();
    connection.sleep();
    connection.wake();
    expect(await sockets()).toBe(1);
    SlowSocket.opened[0]?.end();
    expect(await sockets()).toBe(2);
    connection.close();
  });

  it('stays closed as long as the network is away', async () => {
    const connection = await opened();
    connection.sleep();
    SlowSocket.opened[0]?.end();
    expect(await sockets()).toBe(1);
    connection.wake();
    expect(await sockets()).toBeGreaterThan(1);
    connection.close();
  });
});
