import { describe, expect, it } from 'vitest';
import { createSaveTracker } from './save-tracker.ts';

function tracked() {
  const flushes: number[] = [];
  const tracker = createSaveTracker((id) => flushes.push(id));
  return { tracker, flushes };
}

describe('the save state', () => {
  it('is «saved» only after the server has committed the last change', () => {
    const { tracker, flushes } = tracked();
    tracker.connected();
    expect(tracker.state()).toBe('saved');
    tracker.changed();
    tracker.changed();
    expect(tracker.state()).toBe('saving');
    tracker.committed(flushes[0] ?? 0);
    expect(tracker.state()).toBe('saving');
    tracker.committed(flushes[1] ?? 0);
    expect(tracker.state()).toBe('saved');
  });

  it('keeps one question under way however fast one types', () => {
    const { tracker, flushes } = tracked();
    tracker.connected();
    for (let n = 0; n < 100; n++) tracker.changed();
    expect(flushes).toEqual([1]);
    tracker.committed(1);
    expect(flushes).toEqual([1, 100]);
  });

  it('asks again after a lost connection, whose answer never comes', () => {
    const { tracker, flushes } = tracked();
    tracker.connected();
    tracker.changed();
    tracker.disconnected();
    tracker.changed();
    expect([tracker.state(), flushes]).toEqual(['offline', [1]]);
    tracker.connected();
    expect([tracker.state(), flushes]).toEqual(['saving', [1, 2]]);
    tracker.committed(2);
    expect(tracker.state()).toBe('saved');
  });

  it('tells its listeners of a change of state only', () => {
    const { tracker } = tracked();
    const seen: string[] = [];
    tracker.subscribe(() => seen.push(tracker.state()));
    tracker.connected();
    tracker.changed();
    tracker.changed();
    tracker.committed(2);
    tracker.disconnected();
    expect(seen).toEqual(['saved', 'saving', 'saved', 'offline']);
  });
});
