import type { Place } from '@pv/gost';
import type { ImportReport } from '@pv/gost/import-report';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { AppliedReport } from './ReportView.tsx';

const place = (at: number): Place => ({ sectionId: 's', path: [at] });

it('an applied report leads to the places of its warnings and of questions left for later', async () => {
  const report = {
    entries: [],
    setAside: [],
    warnings: [{ code: 'reference_unresolved', values: { was: 'рисунок 7' }, place: place(1) }],
    questions: [
      { id: 'q', kind: 'heading', excerpt: '4.1 Точность', place: place(2), options: [] },
    ],
  } as unknown as ImportReport;
  const gone: Place[] = [];
  const { screen, user } = await shown(() => (
    <AppliedReport report={report} onGo={(to) => gone.push(to)} />
  ));
  await user.click(screen.getByRole('button', { name: '4.1 Точность' }));
  await user.click(screen.getByRole('button', { name: 'рисунок 7' }));
  expect(gone).toEqual([place(2), place(1)]);
});

it.each([
  [1, '1 комментарий стоит в начале работы: места в тексте не нашлось'],
  [3, '3 комментария стоят в начале работы: места в тексте не нашлось'],
  [12, '12 комментариев стоят в начале работы: места в тексте не нашлось'],
])('a report says that %i comments have found no place', async (count, words) => {
  const report = {
    entries: [],
    setAside: [],
    warnings: [{ code: 'comments_unplaced', values: { count }, place: null }],
    questions: [],
  } as unknown as ImportReport;
  const { screen } = await shown(() => <AppliedReport report={report} onGo={() => {}} />);
  expect(screen.getByText(words)).toBeDefined();
});
