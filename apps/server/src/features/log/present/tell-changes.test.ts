import { PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { tellChanges } from './tell-changes.ts';

describe('what an event has changed', () => {
  it('is told by the names of the contract, without what stayed', () => {
    const before = { title: 'Обзор', plannedResult: '', startsAt: null, number: 2 };
    const after = { title: 'Обзор', plannedResult: 'Схема', startsAt: '2026-11-01', number: 1 };
    expect(tellChanges('stage_changed', before, after)).toEqual([
      { field: 'planned_result', before: null, after: 'Схема' },
      { field: 'starts_at', before: null, after: '2026-11-01' },
      { field: 'number', before: '2', after: '1' },
    ]);
  });

  it('names categories and roles by their ids', () => {
    const [category] = tellChanges('project_changed', { category: 'nir' }, { category: 'phd' });
    const { nir, phd } = PROJECT_CATEGORIES;
    expect(category).toEqual({ field: 'category', before: nir, after: phd });
    const [role] = tellChanges('role_changed', { role: 'researcher' }, { role: 'curator' });
    expect(role).toMatchObject({ before: ROLE_IDS.researcher, after: ROLE_IDS.curator });
  });

  it('tells a text with a form by its words, and looks that have changed alone', () => {
    const rich = (text: string, ...marks: object[]) => ({
      kind: 'content',
      content: JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }],
      }),
    });
    const told = (before: object, after: object) =>
      tellChanges('field_changed', { ...before }, { ...after });
    expect(told(rich('раз'), rich('два'))).toEqual([
      { field: 'content', before: 'раз', after: 'два' },
    ]);
    expect(told(rich('раз'), rich('раз', { type: 'bold' }))).toEqual([
      { field: 'markup', before: 'kept', after: 'changed' },
    ]);
    expect(told({ kind: 'text', content: 'раз' }, rich('раз'))).toEqual([
      { field: 'markup', before: 'text', after: 'content' },
    ]);
    expect(told(rich('раз'), { ...rich('раз'), order: 1 })).toEqual([
      { field: 'order', before: null, after: '1' },
    ]);
  });

  it('writes the lists of a profile as lines', () => {
    const before = { skills: [], languages: [{ name: 'Английский', level: 'b1' }] };
    const after = { skills: ['сварка', 'пайка'], languages: [] };
    expect(tellChanges('profile_changed', before, after)).toEqual([
      { field: 'skills', before: null, after: 'сварка, пайка' },
      { field: 'languages', before: 'Английский (B1)', after: null },
    ]);
  });

  it('is nothing for events that change no field, and for texts that are gone', () => {
    expect(tellChanges('member_joined', {}, { role: 'curator', name: 'Орлов И.' })).toEqual([]);
    expect(tellChanges('stage_changed', {}, { stage: 'Обзор' })).toEqual([]);
  });
});
