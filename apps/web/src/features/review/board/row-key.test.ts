import { describe, expect, it } from 'vitest';
import { keyOfRow, rowInstead } from './row-key.ts';

const row = (id: string) => ({ section: 'plan' as const, project: { id: 'p' }, stage: { id } });
const rows = [row('a'), row('b'), row('c')];
const instead = (id: string) => rowInstead(rows, keyOfRow(row(id)))?.stage.id ?? null;

describe('a row of the board', () => {
  it('has a key of its own among the sections of a project', () => {
    const project = { section: 'project' as const, project: { id: 'p' }, stage: null };
    const result = { ...row('a'), section: 'result' as const };
    expect(new Set([project, row('a'), result].map(keyOfRow)).size).toBe(3);
  });

  it('gives way to the next one, the last to the one before it, the only one to none', () => {
    expect([instead('a'), instead('b'), instead('c')]).toEqual(['b', 'c', 'b']);
    expect(rowInstead([row('a')], keyOfRow(row('a')))).toBeNull();
  });

  it('that is gone already gives way to the first', () => {
    expect(instead('x')).toBe('a');
  });
});
