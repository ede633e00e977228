import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import type { SaveState } from '../../../editor/document/public.ts';
import { handClock } from '../quiet/hand-clock.ts';
import { createPreviewer } from './PreviewPanel.tsx';

function world(save: SaveState = 'saved') {
  const doc = new Y.Doc();
  const saves = createListeners();
  const clock = handClock();
  const requests: { signal: AbortSignal; answer(pdf: Blob): void; fail(error: unknown): void }[] =
    [];
  let now = save;
  const previewer = createPreviewer({
    doc,
    clock,
    save: () => now,
    onSave: saves.subscribe,
    load: (signal) =>
      new Promise((answer, fail) => {
        requests.push({ signal, answer, fail });
      }),
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    previewer,
    requests,
    clock,
    settle,
    type: () => void doc.getArray('x').push([1]),
    become(next: SaveState) {
      now = next;
      saves.tell();
    },
    phase: () => previewer.state().phase,
  };
}

const PAGES = new Blob(['pages']);

describe('the pages of an open document', () => {
  it('are made at once', async () => {
    const { requests, phase, previewer, settle } = world();
    expect(phase()).toBe('loading');
    requests[0]?.answer(PAGES);
    await settle();
    expect(previewer.state()).toEqual({ phase: 'current', pdf: PAGES, error: null });
  });

  it('wait until the server has the text', () => {
    const { requests, phase, become } = world('offline');
    expect([phase(), requests.length]).toEqual(['offline', 0]);
    become('saving');
    expect([phase(), requests.length]).toEqual(['saving', 0]);
    become('saved');
    expect([phase(), requests.length]).toEqual(['loading', 1]);
  });

  it('are made anew when the typing pauses, and not before', async () => {
    const { requests, phase, type, clock, settle } = world();
    requests[0]?.answer(PAGES);
    await settle();
    type();
    clock.pass(599);
    expect([phase(), requests.length]).toEqual(['typing', 1]);
    clock.pass(1);
    expect([phase(), requests.length]).toEqual(['loading', 2]);
  });

  it('are asked for once at a time, and once more for what changed meanwhile', async () => {
    const { requests, phase, type, clock, settle } = world();
    type();
    clock.pass(600);
    type();
    clock.pass(600);
    expect(requests).toHaveLength(1);
    requests[0]?.answer(PAGES);
    await settle();
    expect([phase(), requests.length]).toEqual(['loading', 2]);
  });

  it('stay when the next ones fail, until asked again', async () => {
    const { requests, previewer, type, clock, settle } = world();
    requests[0]?.answer(PAGES);
    await settle();
    type();
    clock.pass(600);
    requests[1]?.fail('broken');
    await settle();
    expect(previewer.state()).toEqual({ phase: 'failed', pdf: PAGES, error: 'broken' });
    previewer.retry();
    expect(requests).toHaveLength(3);
    expect(previewer.state().error).toBeNull();
  });

  it('are given up when nobody looks any more', async () => {
    const { requests, previewer, phase, type, clock, settle } = world();
    previewer.destroy();
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.fail('aborted');
    await settle();
    type();
    clock.pass(5000);
    expect([phase(), requests.length]).toEqual(['loading', 1]);
  });
});
