import type { FileSlot } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { stageWith, stateWith } from '../../../test/support/project-state.ts';
import { contentOf, substanceHash as digest } from './section-content.ts';

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

  it('names the files of the work by their bytes, and no others', () => {
    const file = (slot: FileSlot, sha256 = 'a', stageId = 'stage') => ({
      ...{ id: sha256, stageId, slot, name: 'a.pdf', sha256 },
    });
    const of = (...files: ReturnType<typeof file>[]) => digest(stateWith({ files }), RESULT);
    const report = file('stage_one__stage_report_file');
    const slides = file('stage_one__presentation_file');
    expect(of(report)).not.toBe(of());
    expect(of({ ...report, sha256: 'b' })).not.toBe(of(report));
    expect(of(slides, report)).toBe(of(report, slides));
    expect(of({ ...report, id: 'another upload' })).toBe(of(report));
    expect(of(file('stage_one__additional_materials_file'))).toBe(of());
    expect(of({ ...report, stageId: 'other' })).toBe(of());
    expect(digest(stateWith({ files: [report] }), PLAN)).toBe(digest(stateWith(), PLAN));
  });

  it('without files is what it was before there were files', () => {
    const before = { text: 'Готово', document: null };
    expect(contentOf(withStage({ resultText: 'Готово' }), RESULT)).toStrictEqual(before);
  });

  it('of the project includes its start stage and leaves out annotation and dates', () => {
    const start = (goal: string) =>
      stateWith({ stages: [stageWith({ id: 'start', kind: 'start', goal })] });
    expect(digest(start('а'), PROJECT)).not.toBe(digest(start('б'), PROJECT));
    const told = stateWith({ project: { annotation: 'О швах', startsAt: '2026-09-01' } });
    expect(digest(told, PROJECT)).toBe(digest(stateWith(), PROJECT));
  });
});
