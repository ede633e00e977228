import { type Application, type ApplicationField, applicationEndpoints } from '@pv/contract';
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { Actions } from './Actions.tsx';
import { Deadline } from './Deadline.tsx';

const FIELD: ApplicationField = {
  ...{ code: 'goal', title: 'Цель', hint: null, kind: 'text', limit: null, required: true },
  ...{ options: [], columns: [], sums_to: null, value: '', from_project: false },
};

/** An application that is ready, with such an answer, of a call that is not open now. */
function ready(value: string): Application {
  const section = { code: 's', title: 'О проекте', owner: null, locked_by: null, version: 0 };
  return {
    ...{ id: 'one', status: 'ready', next: ['submitted', 'draft'], closed: false },
    ...{ deadline: '2027-10-01', call: { state: 'later', from: '2027-02-01', to: '2027-03-01' } },
    sections: [{ ...section, fields: [{ ...FIELD, value }] }],
    can: { edit: true, comment: true, remove: true, check: false },
  } as unknown as Application;
}

const { setStatus, change } = applicationEndpoints;

it('an application with a required field empty is not submitted: the field is named', async () => {
  const { screen, user, calls } = await shown(() => <Actions application={ready('')} />);
  await user.click(await screen.findByRole('button', { name: 'Отметить поданной' }));
  const dialog = await screen.findByRole('dialog', { name: 'Заявка ещё не готова' });
  expect(dialog.textContent).toContain('Не заполнено: Цель');
  expect(within(dialog).queryByRole('button', { name: 'Отметить поданной' })).toBeNull();
  expect(calls).toEqual([]);
});

it('a submission is asked about, says that the call is not open, and is a note of the team', async () => {
  const { screen, user, calls } = await shown(() => <Actions application={ready('Сделать')} />);
  await user.click(await screen.findByRole('button', { name: 'Отметить поданной' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отметить поданной?' });
  expect(dialog.textContent).toMatch(/ничего не отправляет.*Сейчас приёма нет/s);
  expect(calls).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Отметить поданной' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual([setStatus.name]));
});

it('a deadline goes when its field is left empty, and stays where no day was typed instead', async () => {
  const { screen, user, calls } = await shown(() => <Deadline application={ready('')} />);
  const sent = () => calls.filter(({ name }) => name === change.name).map(({ request }) => request);
  const field = await screen.findByLabelText('Приём заявок до');
  await user.clear(field);
  await user.type(field, '31.02.2027');
  await user.tab();
  expect(sent()).toEqual([]);
  await user.clear(field);
  await user.tab();
  expect(sent()).toEqual([{ params: { id: 'one' }, body: { deadline: null } }]);
});
