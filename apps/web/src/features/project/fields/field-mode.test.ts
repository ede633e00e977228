import { describe, expect, it } from 'vitest';
import { fieldMode } from './field-mode.ts';

const asked = (asked: string, own = true) => ({ section: 'plan' as const, own, asked });

describe('the texts of a section', () => {
  it.each(['send_plan', 'revise_plan'])('are fields for whoever is asked to %s', (what) => {
    expect(fieldMode('plan', asked(what), true)).toBe('form');
  });

  it('are text with a pencil for a reviewer, for others and where nothing is asked', () => {
    expect(fieldMode('plan', asked('decide_plan'), true)).toBe('text');
    expect(fieldMode('plan', asked('send_plan', false), true)).toBe('text');
    expect(fieldMode('plan', null, true)).toBe('text');
  });

  it('are text with a pencil in the part of the stage that is not asked for', () => {
    expect(fieldMode('result', asked('send_plan'), true)).toBe('text');
  });

  it('are text alone for those who may not write', () => {
    expect(fieldMode('plan', asked('send_plan'), false)).toBe('read');
  });
});
