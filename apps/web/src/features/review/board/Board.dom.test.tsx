import type { ApprovalAction } from '@pv/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { shown } from '../../../testing/shown.tsx';
import { Board } from './Board.tsx';
import { rowOf } from './row.sample.ts';
import { keyOfRow } from './row-key.ts';

const RETURN: ApprovalAction = {
  section: 'plan',
  action: 'revise',
  intent: 'return',
  primary: false,
  missing: [],
  warnings: [],
  open_remarks: 0,
};
const id = (last: number) => `0192f0a0-0000-7000-8000-00000000000${last}`;
const row = rowOf({
  project: { id: id(1), type: 'startup', title: 'Стенд' },
  stage: { id: id(2), kind: 'numeric', number: 2, title: 'Опыты', step: null },
  edition_id: id(3),
  move: { stage_id: id(2) },
  actions: [RETURN],
});
const list = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false };

it('remarks that could not be sent stay in their dialog, and the board leads back to them', async () => {
  const refused = new ApiError(409, 'already_decided', {
    detail: ['Решение уже принято: Фомин.'],
    data: { decided_by: 'Фомин', decided_at: '2026-05-04T09:00:00.000Z' },
  });
  const Page = () => (
    <Board
      rows={[row]}
      filters={{}}
      chosen={keyOfRow(row)}
      list={{ ...list, fetchNextPage: async () => {} } as never}
    />
  );
  const answers = { 'startupstage.revise': () => Promise.reject(refused) };
  const { screen, user } = await shown(Page, answers, { path: '/reviews' });
  await user.click(await screen.findByRole('button', { name: /Вернуть на доработку/ }));
  await user.type(await screen.findByLabelText('Замечания'), 'Нет выводов');
  const [confirm] = screen.getAllByRole('button', { name: 'Вернуть на доработку' }).slice(-1);
  if (confirm) await user.click(confirm);
  expect((await screen.findByText(/Решение уже принято: Фомин/)).textContent).toContain('Фомин');
  expect(screen.getByLabelText('Замечания')).toHaveProperty('value', 'Нет выводов');

  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByLabelText('Замечания')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Вернуться к замечаниям' }));
  expect(await screen.findByLabelText('Замечания')).toHaveProperty('value', 'Нет выводов');
});

it('remarks on what was recalled before they were sent are told of, and the board leads back to them', async () => {
  const Page = () => {
    const [rows, setRows] = useState([row]);
    return (
      <>
        <button type="button" onClick={() => setRows([])}>
          Отзыв
        </button>
        <Board
          rows={rows}
          filters={{}}
          chosen={keyOfRow(row)}
          list={{ ...list, fetchNextPage: async () => {} } as never}
        />
      </>
    );
  };
  const last = { id: id(4), section: 'plan', event: 'recalled', decision: null, remarks: [] };
  const reviews = [{ ...last, author: { name: 'Звонкова' }, created_at: '2026-05-04T09:00:00Z' }];
  const answers = { 'stage.reviews': () => ({ reviews, may_tick: [] }) };
  const { screen, user } = await shown(Page, answers, { path: '/reviews' });
  await user.click(await screen.findByRole('button', { name: /Вернуть на доработку/ }));
  await user.type(await screen.findByLabelText('Замечания'), 'Нет выводов');
  fireEvent.click(screen.getByText('Отзыв'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Раздел отозван: Звонкова/);
  expect(screen.getByLabelText('Замечания')).toHaveProperty('value', 'Нет выводов');

  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByLabelText('Замечания')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Вернуться к замечаниям' }));
  expect(await screen.findByLabelText('Замечания')).toHaveProperty('value', 'Нет выводов');
});
