import { type Project, projectEndpoints, type Review } from '@pv/contract';
import { actionOf } from '@pv/contract/samples';
import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { shown } from '../../../testing/shown.tsx';
import { useProject } from '../api.ts';
import { DecidingProvider, useAsk } from './Deciding.tsx';

const RETURN = actionOf({ section: 'project', action: 'revise', intent: 'return' });
const BY = 'Звонкова В. П.';
const AT = new Date('2026-05-04T12:30:00').toISOString();
const project = (part: Partial<Project>) =>
  ({ id: 'p', type: 'nir', stages: [], status: 'sent', edition: 1, ...part }) as Project;
const review = (part: Partial<Review>) =>
  ({ section: 'project', author: { name: BY }, created_at: AT, decision: null, ...part }) as Review;

function Ask() {
  const ask = useAsk();
  const asked = { stageId: null, action: RETURN, subject: 'Проект' };
  return (
    <button type="button" onClick={() => ask(asked)}>
      Вернуть
    </button>
  );
}

function Page() {
  const { data } = useProject('nir', 'p');
  return (
    data && (
      <DecidingProvider project={data}>
        <Ask />
      </DecidingProvider>
    )
  );
}

/** A reviewer with remarks typed in the dialog, whose page will read that `last` has ended the turn. */
async function typed(last: Partial<Review>, refusal?: ApiError) {
  let over = false;
  const page = await shown(Page, {
    'project.get': () =>
      over ? project({ status: 'revision', actions: [] }) : project({ actions: [RETURN] }),
    'project.reviews': () => ({ reviews: [review(last)], may_tick: [] }),
    'project.revise': () => Promise.reject(refusal),
  });
  const { screen, user, services } = page;
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  const remarks = await screen.findByLabelText('Замечания');
  await user.type(remarks, 'Указать срок');
  return {
    ...page,
    remarks,
    press: () => user.click(screen.getByRole('button', { name: 'Вернуть на доработку' })),
    end: () => {
      over = true;
    },
    hear: () => services.queries.invalidateQueries({ queryKey: [projectEndpoints.get.name] }),
  };
}

const RECALLED = `Раздел отозван: ${BY}, 04.05.2026 12:30. Решать пока нечего.`;

it('a recall that the page hears of before the button is pressed is told beside what was typed', async () => {
  const { screen, remarks, end, hear } = await typed({ event: 'recalled' });
  end();
  await hear();
  expect((await screen.findByRole('alert')).textContent).toBe(RECALLED);
  expect(remarks).toHaveProperty('value', 'Указать срок');
  expect(screen.getByText(/Написанное осталось в поле/)).toBeTruthy();
  expect(screen.queryByText(/Решение уже принято/)).toBeNull();
});

it('a recall that the server tells of is told in the same words, and nothing typed is lost', async () => {
  const data = { decided_by: BY, decided_at: AT };
  const { screen, user, remarks, press, end } = await typed(
    { event: 'recalled' },
    new ApiError(409, 'recalled', { data }),
  );
  end();
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(RECALLED);
  expect(remarks).toHaveProperty('value', 'Указать срок');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByLabelText('Замечания')).toHaveProperty('value', 'Указать срок');
});

it('a decision of another that the page hears of names who has decided', async () => {
  const { screen, end, hear } = await typed({ event: 'decided', decision: 'approve' });
  end();
  await hear();
  expect((await screen.findByRole('alert')).textContent).toMatch(`Решение уже принято: ${BY}`);
});

it('a turn that a change of the team has ended is told without a name', async () => {
  const { screen, end, hear } = await typed({ event: 'reset' });
  end();
  await hear();
  expect(await screen.findByText(/Раздел уже в другом состоянии/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
