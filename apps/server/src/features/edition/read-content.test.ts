import { describe, expect, it } from 'vitest';
import { sectionWith, stageWith, stateWith } from '../../../test/support/project-state.ts';
import { contentOf } from '../approval/public.ts';
import { documentHash, readContent } from './read-content.ts';

describe('the content of a kept edition', () => {
  it('of the project has the goal of the start stage and the text blocks of both lists', () => {
    const start = stageWith({ id: 'start', kind: 'start', goal: 'Снизить ошибку', title: 'Старт' });
    const kept = {
      ...contentOf(stateWith({ stages: [start] }), { section: 'project', stageId: null }),
      task: [{ title: 'Задача', kind: 'text', content: 'Сравнить' }],
      full_info: [{ title: 'Замысел', kind: 'text', content: 'Модель' }],
    };
    expect(readContent(kept)).toEqual({
      fields: [
        { key: 'title', value: 'Проект' },
        { key: 'category', value: 'bachelor' },
        { key: 'start_title', value: 'Старт' },
        { key: 'goal', value: 'Снизить ошибку' },
      ],
      blocks: [
        { list: 'task', title: 'Задача', content: 'Сравнить' },
        { list: 'full_info', title: 'Замысел', content: 'Модель' },
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
    expect(readContent({ title: 5, task: 'x' })).toMatchObject({ fields: [], blocks: [] });
  });
});
