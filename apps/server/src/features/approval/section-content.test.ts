import { describe, expect, it } from 'vitest';
import { stageWith, stateWith } from '../../../test/support/project-state.ts';
import { contentOf, hashOf } from './section-content.ts';
import type { Place, ProjectState } from './state.ts';

const digest = (state: ProjectState, place: Place) => hashOf(contentOf(state, place));
const PLAN = { section: 'plan', stageId: 'stage' } as const;
const RESULT = { section: 'result', stageId: 'stage' } as const;
const PROJECT = { section: 'project', stageId: null } as const;
const withStage = (overrides: Parameters<typeof stageWith>[0]) =>
  stateWith({ stages: [stageWith(overrides)] });

describe('the content of a section', () => {
  it('is the same for the same fields and another for others', () => {
    expect(digest(stateWith(), PLAN)).toBe(digest(stateWith(), PLAN));
    expect(digest(withStage({ goal: 'Иная' }), PLAN)).not.toBe(digest(stateWith(), PLAN));
  });

  it('does not know of the place, the status or the version of a stage', () => {
    const moved = withStage({ number: 7, status: 'approved_by_curator', version: 9 });
    expect(digest(moved, PLAN)).toBe(digest(stateWith(), PLAN));
  });

  it('keeps the plan and the result apart', () => {
    const written = withStage({ resultText: 'Готово' });
    expect(digest(written, PLAN)).toBe(digest(stateWith(), PLAN));
    expect(digest(written, RESULT)).not.toBe(digest(stateWith(), RESULT));
  });

  it('holds the digest of the document', () => {
    const document = (hash: string) =>
      stateWith({ documents: new Map([['stage', { id: 'doc', empty: false, hash }]]) });
    expect(digest(document('a'), RESULT)).not.toBe(digest(document('b'), RESULT));
  });

  it('of the project includes its start stage and leaves out annotation and dates', () => {
    const start = (goal: string) =>
      stateWith({ stages: [stageWith({ id: 'start', kind: 'start', goal })] });
    expect(digest(start('а'), PROJECT)).not.toBe(digest(start('б'), PROJECT));
    const told = stateWith({ project: { annotation: 'О швах', startsAt: '2026-09-01' } });
    expect(digest(told, PROJECT)).toBe(digest(stateWith(), PROJECT));
  });
});
