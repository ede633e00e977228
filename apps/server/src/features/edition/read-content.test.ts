import { describe, expect, it } from 'vitest';
import { sectionWith, stageWith, stateWith } from '../../../test/support/project-state.ts';
import { contentOf } from '../approval/public.ts';
import { documentHash, heldSince, readContent } from './read-content.ts';

describe('the content of a kept edition', () => {
  it('of the project has what is written in it: annotation, aim, term, the blocks of both lists', () => {
    const start = stageWith({ id: 'start', kind: 'start', goal: 'Снизить ошибку', title: 'Старт' });
    const project = { annotation: 'О датчиках', startsAt: '2026-12-15', endsAt: '2027-06-01' };
    const kept = {
      ...contentOf(stateWith({ stages: [start], project }), { section: 'project', stageId: null }),
      task: [{ title: 'Задача', kind: 'text', content: 'Сравнить' }],
      full_info: [{ title: 'Замысел', kind: 'content', content: '{}' }],
    };
    expect(readContent(kept)).toEqual({
      fields: [
        { key: 'title', value: 'Проект' },
        { key: 'category', value: 'bachelor' },
        { key: 'annotation', value: 'О датчиках' },
        { key: 'goal', value: 'Снизить ошибку' },
        { key: 'starts_at', value: '2026-12-15' },
        { key: 'ends_at', value: '2027-06-01' },
      ],
      blocks: [
        { list: 'task', title: 'Задача', kind: 'text', content: 'Сравнить' },
        { list: 'full_info', title: 'Замысел', kind: 'content', content: '{}' },
      ],
      files: [],
      document: false,
    });
  });

  it('of a final result has its plan, its text and its document', () => {
    const stage = stageWith({ kind: 'finish', resultText: 'Итог', endsAt: '2026-06-01' });
    const documents = new Map([['stage', { id: 'doc', empty: false, hash: 'abc' }]]);
    const state = stateWith({ stages: [stage], documents, sections: [sectionWith({})] });
    const kept = contentOf(state, { section: 'final', stageId: 'stage' });
    expect(readContent(kept)).toMatchObject({
      fields: [
        { key: 'title', value: 'Обзор' },
        { key: 'ends_at', value: '2026-06-01' },
        { key: 'text', value: 'Итог' },
      ],
      document: true,
    });
    expect(documentHash(kept)).toBe('abc');
  });

  it('that is of an older or a newer form than ours is read as far as it goes', () => {
    const kept = {
      title: 'План',
      files: [{ slot: 'report', name: 'a.pdf', hash: '1', size: 5 }],
    };
    expect(readContent(kept)).toMatchObject({
      fields: [{ key: 'title', value: 'План' }],
      files: [{ slot: 'report', name: 'a.pdf', hash: '1' }],
    });
    const older = {
      title: 'Проект',
      start: { title: 'Старт', goal: 'Цель', planned_result: 'План' },
    };
    expect(readContent(older).fields).toEqual([
      { key: 'title', value: 'Проект' },
      { key: 'goal', value: 'Цель' },
    ]);
    expect(readContent({ title: 5, task: 'x' })).toMatchObject({ fields: [], blocks: [] });
  });

  it('says nothing of annotation and term against an edition that did not hold them yet', () => {
    const now = readContent({ title: 'Проект', annotation: 'О датчиках', ends_at: '2027-06-01' });
    expect(heldSince({ title: 'Проект', start: {} }, now).fields).toEqual([
      { key: 'title', value: 'Проект' },
    ]);
    expect(heldSince({ title: 'Проект', annotation: '' }, now)).toEqual(now);
  });
});
