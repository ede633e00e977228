import { describe, expect, it } from 'vitest';
import type { ProjectCategory, ProjectType } from '../kinds/kinds.ts';
import { FILE_SLOTS, SLOTS, sectionOfSlot, slotNeed, slotsOf } from './slots.ts';

const STAGES = ['start', 'numeric', 'finish'] as const;
const shown = (type: ProjectType, category: ProjectCategory | null) =>
  STAGES.flatMap((stage) => slotsOf(stage, { type, category }));

describe('the slots for files', () => {
  it('are fifteen, and belong to the stage that their names begin with', () => {
    expect(new Set(FILE_SLOTS).size).toBe(15);
    for (const slot of FILE_SLOTS) {
      const prefix = /^(stage_one|stage_final)__/.exec(slot)?.[1];
      const stage = prefix === 'stage_one' ? 'numeric' : prefix ? 'finish' : 'start';
      expect(SLOTS[slot].stage, slot).toBe(stage);
    }
  });

  it('keep many files and stay open where their names say additional, and nowhere else', () => {
    for (const slot of FILE_SLOTS) {
      const additional = slot.includes('additional');
      expect(SLOTS[slot].many, slot).toBe(additional);
      if (additional) expect(SLOTS[slot].substantive, slot).toBe(false);
    }
  });

  it('hold what is approved, but for additional materials and reviews by others', () => {
    const beside = FILE_SLOTS.filter((slot) => !SLOTS[slot].substantive);
    expect(beside).toEqual([
      'additional_source_materials_file',
      'stage_one__additional_source_materials_file',
      'stage_one__additional_materials_file',
      'stage_final__supervisor_review_file',
      'stage_final__review_file',
      'stage_final__additional_materials_file',
    ]);
  });

  it('go with the approval of the project, of a result or of the final result', () => {
    expect(sectionOfSlot('task_statement_file')).toBe('project');
    expect(sectionOfSlot('stage_one__plagiat_report_file')).toBe('result');
    expect(sectionOfSlot('stage_final__review_file')).toBe('final');
  });

  it('are shown where the kind and the category of the project use them', () => {
    expect(shown('nir', 'bachelor')).toHaveLength(14);
    expect(shown('nir', 'bachelor')).not.toContain('stage_final__final_financial_model_file');
    expect(shown('nir', 'nioktr')).toEqual([...FILE_SLOTS]);
    expect(FILE_SLOTS.filter((slot) => !shown('startup', null).includes(slot))).toEqual([
      'stage_final__supervisor_review_file',
      'stage_final__review_file',
    ]);
    expect(slotsOf('finish', { type: 'article', category: null })).toEqual([
      'stage_final__final_report_file',
      'stage_final__check_report_plagiat_file',
      'stage_final__review_file',
      'stage_final__additional_materials_file',
    ]);
  });

  it('are needed when what they give is missing', () => {
    const missing = { hard: ['result'], soft: ['presentation'] } as const;
    expect(slotNeed('stage_one__stage_report_file', missing)).toBe('required');
    expect(slotNeed('stage_one__task_solution_file', missing)).toBe('required');
    expect(slotNeed('stage_one__presentation_file', missing)).toBe('wanted');
    expect(slotNeed('stage_one__plagiat_report_file', missing)).toBeNull();
    expect(slotNeed('stage_one__additional_materials_file', missing)).toBeNull();
  });
});
