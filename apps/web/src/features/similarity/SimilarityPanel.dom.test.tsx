import type { Similarity } from '@pv/contract';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { SimilarityPanel } from './SimilarityPanel.tsx';

const id = (last: string) => `0192f0a0-0000-7000-8000-0000000000${last}`;
const Panel = () => <SimilarityPanel projectId={id('01')} />;

const NONE: Similarity = { status: 'none', compared_at: null, words: 0, share: 0, works: [] };
const FOUND: Similarity = {
  status: 'ready',
  compared_at: '2026-11-03T10:00:00.000Z',
  words: 1204,
  share: 12.5,
  works: [
    {
      share: 8,
      work: { project_id: id('02'), discussion_id: null, type: 'nir', title: 'Прочность швов' },
      places: [
        { heading: 'Обзор', before: 'до места', text: 'общие слова', after: 'после', words: 40 },
      ],
      more: 2,
    },
    { share: 4.5, work: null, places: [], more: 0 },
  ],
};
const answering = (report: Similarity) => ({ 'similarity.get': () => report });

describe('the check for what stands in other works', () => {
  it('says that it does not replace the official one, and begins when it is asked to', async () => {
    const { screen, user, calls } = await shown(Panel, {
      ...answering(NONE),
      'similarity.compare': () => ({ ...NONE, status: 'queued' }),
    });
    expect(await screen.findByText(/Не заменяет официальную проверку/)).toBeTruthy();
    const button = await screen.findByRole('button', { name: 'Проверить' });
    await user.click(button);
    expect((await screen.findByRole('status')).textContent).toContain('Проверка в очереди');
    expect(calls.map(({ name }) => name)).toContain('similarity.compare');
    expect(button).toHaveProperty('disabled', true);
  });

  it('tells the share, the works, and where the text is that stands there too', async () => {
    const { screen, user } = await shown(Panel, answering(FOUND));
    expect(await screen.findByText('12,5 %')).toBeTruthy();
    const [open, closed] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(open?.textContent).toContain('Прочность швов3 места');
    expect(closed?.textContent).toContain('Закрытая работа');
    expect(screen.queryByText('общие слова')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Прочность швов/ }));
    expect(screen.getByText('общие слова').tagName).toBe('MARK');
    expect(screen.getByText('И ещё 2 места короче этих.')).toBeTruthy();
  });

  it('shows the last outcome while the next is made', async () => {
    const { screen } = await shown(Panel, answering({ ...FOUND, status: 'running' }));
    expect(await screen.findByText(/Пока показан прошлый/)).toBeTruthy();
    expect(screen.getByText('12,5 %')).toBeTruthy();
  });

  it('says that there was nothing to compare, or nothing in common', async () => {
    const empty = { ...FOUND, words: 0, share: 0, works: [] };
    const { screen } = await shown(Panel, answering(empty));
    expect(await screen.findByText(/Сравнивать нечего/)).toBeTruthy();
    await shown(Panel, answering({ ...empty, words: 300 }));
    expect(await screen.findByText(/Совпадений с другими работами нет/)).toBeTruthy();
  });

  it('asks to try again what failed', async () => {
    const { screen } = await shown(Panel, answering({ ...NONE, status: 'failed' }));
    expect((await screen.findByRole('alert')).textContent).toContain('попробуйте ещё раз');
    expect(screen.getByRole('button', { name: 'Проверить снова' })).toBeTruthy();
  });
});
