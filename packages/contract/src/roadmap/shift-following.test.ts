import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './days.ts';
import { type ShiftedStage, shiftFollowing } from './shift-following.ts';

const stage = (id: string, part: Partial<ShiftedStage> = {}): ShiftedStage => ({
  id,
  starts_at: '2027-03-01',
  ends_at: '2027-03-10',
  locked: false,
  ...part,
});

describe('a shift of the following stages', () => {
  it('moves those after the moved one and names those that are locked', () => {
    const stages = [stage('a'), stage('b'), stage('c', { locked: true }), stage('d')];
    expect(shiftFollowing(stages, 'b', 7)).toEqual({
      moves: [{ stage_id: 'd', starts_at: '2027-03-08', ends_at: '2027-03-17' }],
      locked: ['c'],
    });
  });

  it('leaves stages without dates out and moves the one day that is set', () => {
    const stages = [
      stage('a'),
      stage('b', { starts_at: null, ends_at: null }),
      stage('c', { starts_at: null, locked: false }),
      stage('d', { starts_at: null, ends_at: null, locked: true }),
    ];
    expect(shiftFollowing(stages, 'a', -1)).toEqual({
      moves: [{ stage_id: 'c', starts_at: null, ends_at: '2027-03-09' }],
      locked: [],
    });
  });

  it('does nothing by no days, after the last stage and after an unknown one', () => {
    const none = { moves: [], locked: [] };
    expect(shiftFollowing([stage('a'), stage('b')], 'a', 0)).toEqual(none);
    expect(shiftFollowing([stage('a'), stage('b')], 'b', 3)).toEqual(none);
    expect(shiftFollowing([stage('a'), stage('b')], 'x', 3)).toEqual(none);
  });
});

describe('whatever the roadmap', () => {
  const day = fc.option(
    fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-09-01', days)),
    { nil: null, freq: 6 },
  );
  const stages = fc
    .array(fc.record({ starts_at: day, ends_at: day, locked: fc.boolean() }), { maxLength: 13 })
    .map((list) => list.map((one, at) => ({ id: `s${at}`, ...one })));
  const shifts = fc.record({
    stages,
    after: fc.nat(12).map((at) => `s${at}`),
    days: fc.integer({ min: -120, max: 120 }),
  });
  type Case = { stages: ShiftedStage[]; after: string; days: number };
  const holds = (claim: (shift: ReturnType<typeof shiftFollowing>, given: Case) => void) =>
    fc.assert(
      fc.property(shifts, (given) =>
        claim(shiftFollowing(given.stages, given.after, given.days), given),
      ),
    );
  const of = (given: Case, id: string) => given.stages.find((one) => one.id === id);

  it('locked stages never move', () => {
    holds(({ moves, locked }, given) => {
      for (const { stage_id } of moves) expect(of(given, stage_id)?.locked).toBe(false);
      for (const id of locked) expect(of(given, id)?.locked).toBe(true);
    });
  });

  it('the moved stage and those before it stay', () => {
    holds(({ moves, locked }, given) => {
      const at = given.stages.findIndex(({ id }) => id === given.after);
      const before = given.stages.slice(0, at + 1).map(({ id }) => id);
      const touched = [...moves.map(({ stage_id }) => stage_id), ...locked];
      expect(touched.filter((id) => before.includes(id))).toEqual([]);
    });
  });

  it('the order of the roadmap is kept', () => {
    holds(({ moves }, given) => {
      const order = given.stages.map(({ id }) => id);
      const places = moves.map(({ stage_id }) => order.indexOf(stage_id));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });
  });

  it('lengths and gaps are preserved: every day moves by the same number of days', () => {
    holds(({ moves }, given) => {
      for (const { stage_id, starts_at, ends_at } of moves) {
        const was = of(given, stage_id);
        if (starts_at) expect(daysBetween(was?.starts_at ?? '', starts_at)).toBe(given.days);
        if (ends_at) expect(daysBetween(was?.ends_at ?? '', ends_at)).toBe(given.days);
        expect([starts_at === null, ends_at === null]).toEqual([
          was?.starts_at === null,
          was?.ends_at === null,
        ]);
      }
    });
  });

  it('a shift there and back leaves everything as it was', () => {
    holds(({ moves }, given) => {
      const there = given.stages.map((one) => {
        const move = moves.find(({ stage_id }) => stage_id === one.id);
        return { ...one, ...(move && { starts_at: move.starts_at, ends_at: move.ends_at }) };
      });
      const back = shiftFollowing(there, given.after, -given.days);
      for (const { stage_id, starts_at, ends_at } of back.moves) {
        expect(of(given, stage_id)).toMatchObject({ starts_at, ends_at });
      }
      expect(back.moves).toHaveLength(moves.length);
    });
  });
});
