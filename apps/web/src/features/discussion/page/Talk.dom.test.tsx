import type { Comment, Discussion } from '@pv/contract';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { Talk } from './Talk.tsx';

const id = (last: string) => `0192f0a0-0000-7000-8000-0000000000${last}`;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const PROJECT = { id: id('b1'), title: 'Прочность швов' };
const STAGE = id('c1');
const beginning = (last: string, text: string): Comment => ({
  id: id(last),
  thread_id: null,
  author: { id: id('a2'), name: 'Орлова В. П.' },
  text,
  quote: null,
  origin: null,
  anchor: null,
  mentions: [],
  reactions: [],
  created_at: ago(8),
  edited_at: null,
  deleted: false,
  removed_by: null,
  task: null,
  resolved: null,
  can: { edit: false, delete: false, resolve: true },
});
const ANSWERED = beginning('01', 'Давно отвечено');
const LATE = beginning('02', 'Почему сеть,\nа не правило?');

function discussionOf(overrides: Partial<Discussion> = {}): Discussion {
  return {
    id: id('d1'),
    tab: 'student-works',
    title: 'Прочность швов',
    type: 'nir',
    category: null,
    authors: ['Соколова М. А.'],
    opened_at: ago(20),
    closed: null,
    owner: { id: id('a1'), name: 'Соколова М. А.' },
    abstract: '',
    readers: 'everyone',
    project: PROJECT,
    files: [],
    document: null,
    waiting: [{ thread_id: LATE.id, since: ago(8) }],
    answerers: [],
    returns: [{ section: 'result', stage_id: STAGE, stage_number: 2 }],
    version: 0,
    can: {
      comment: true,
      edit: false,
      close: true,
      delete: false,
      make_tasks: true,
      compare: true,
    },
    ...overrides,
  };
}

async function talk(overrides?: Partial<Discussion>) {
  const discussion = discussionOf(overrides);
  const page = await shown(() => <Talk discussion={discussion} />, {
    'comment.list': () => ({ comments: [ANSWERED, LATE], can: { comment: true } }),
    'task.create': () => ({ id: id('e1'), title: 'Почему сеть,' }),
  });
  const threads = await page.screen.findAllByRole('article');
  const menu = async () => {
    await page.user.click(
      within(threads[0] as HTMLElement).getByRole('button', { name: /^Действия/ }),
    );
    return page.screen.findAllByRole('menuitem');
  };
  return { ...page, threads, menu };
}

describe('the talk about a work', () => {
  it('begins with what has waited for a week, and says for whose answer', async () => {
    const { threads, screen } = await talk();
    expect(threads[0]?.textContent).toContain('а не правило?');
    expect(screen.getByText('Без ответа 8 дней — отвечает Соколова М. А.')).toBeTruthy();
  });

  it('gives a remark into the unsent review of the section, behind what was typed there', async () => {
    const { menu, user, screen } = await talk();
    const key = `pv_draft_nobody_review ${STAGE} result return`;
    sessionStorage.setItem(key, 'Уточнить цель');
    await menu();
    await user.click(
      screen.getByRole('menuitem', { name: 'Сделать замечанием: Результат этапа 2' }),
    );
    expect(sessionStorage.getItem(key)).toBe(
      'Уточнить цель\nПочему сеть, а не правило? (из обсуждения, Орлова В. П.)',
    );
  });

  it('gives a task of its first line, which names the comment', async () => {
    const { menu, user, screen, calls } = await talk();
    await menu();
    await user.click(screen.getByRole('menuitem', { name: 'Сделать задачей' }));
    expect(calls.find(({ name }) => name === 'task.create')?.request).toEqual({
      body: {
        project_id: PROJECT.id,
        title: 'Почему сеть,',
        source: { kind: 'comment', id: LATE.id },
      },
    });
  });

  it('makes nothing of the project for a reader from outside', async () => {
    const { menu } = await talk({
      project: null,
      returns: [],
      can: { ...discussionOf().can, make_tasks: false },
    });
    expect((await menu()).map(({ textContent }) => textContent)).toEqual(['Скопировать ссылку']);
  });
});
