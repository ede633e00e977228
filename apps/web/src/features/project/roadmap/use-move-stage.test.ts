import { describe, expect, it } from 'vitest';
import { stageOf } from './stages.sample.ts';
import { moveNumeric } from './use-move-stage.ts';

const stages = [
  stageOf({ id: 'start', kind: 'start', number: null }),
  stageOf({ id: 'a', number: 1 }),
  stageOf({ id: 'b', number: 2 }),
  stageOf({ id: 'c', number: 3 }),
  stageOf({ id: 'finish', kind: 'finish', number: null }),
];
const after = (id: string, number: number) =>
  moveNumeric(stages, id, number).map((stage) => `${stage.id}${stage.number ?? ''}`);

describe('a stage that is moved', () => {
  it('takes the number of its new place, and the rest close up', () => {
    expect(after('a', 3)).toEqual(['start', 'b1', 'c2', 'a3', 'finish']);
    expect(after('c', 1)).toEqual(['start', 'c1', 'a2', 'b3', 'finish']);
  });

  it('never leaves the numeric stages', () => {
    expect(after('b', 9)).toEqual(['start', 'a1', 'c2', 'b3', 'finish']);
    expect(after('finish', 1)).toEqual(['start', 'a1', 'b2', 'c3', 'finish']);
  });
});
