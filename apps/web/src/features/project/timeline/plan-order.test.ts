import { describe, expect, it } from 'vitest';
import { stageOf } from '../roadmap/stages.sample.ts';
import { isEarly, planOrder } from './plan-order.ts';

const can = { edit_plan: true, plan_reapproval: false, edit_result: true, delete: true };
const late = { starts_at: '2027-01-18', ends_at: '2027-02-06' };
const soon = { starts_at: '2026-12-30', ends_at: '2027-01-17' };
const start = stageOf({ id: 'start', kind: 'start', number: null });
const methods = stageOf({ id: 'a', number: 1, ...late });
const review = stageOf({ id: 'b', number: 2, ...soon });

describe('putting dates in order', () => {
  it('is offered where a stage begins before the one above it', () => {
    const project = { stages: [start, methods, review] };
    expect(planOrder(project)).toMatchObject({ early: [review], drops: [], locked: [] });
    expect([methods, review].map((stage) => isEarly(project, stage))).toEqual([false, true]);
  });

  it('names what loses its approval and what is closed', () => {
    const approved = { ...methods, can: { ...can, plan_reapproval: true } };
    const waiting = { ...review, can: { ...can, edit_plan: false } };
    const offer = planOrder({ stages: [approved, waiting] });
    expect([offer?.drops, offer?.locked]).toEqual([[approved], [waiting]]);
  });

  it('is not offered where they follow each other', () => {
    expect(planOrder({ stages: [review, methods] })).toBeNull();
  });
});
