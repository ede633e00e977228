import { type Application, type ApplicationSection, applicationEndpoints } from '@pv/contract';
import { cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { draftPrefix } from '../../../platform/drafts.ts';
import { saidOf, shown } from '../../../testing/shown.tsx';
import { SectionForm } from './SectionForm.tsx';

const section: ApplicationSection = {
  code: 'science',
  title: 'Новизна',
  owner: null,
  locked_by: null,
  version: 0,
  fields: [
    {
      ...{ code: 'novelty', title: 'Что нового', hint: null, kind: 'text', limit: null },
      ...{
        required: false,
        options: [],
        columns: [],
        sums_to: null,
        value: '',
        from_project: false,
      },
    },
  ],
};

function open(id: string, fields = section.fields) {
  const application = { id, can: { edit: true, comment: false }, writers: [] };
  const Form = () => (
    <SectionForm
      application={application as unknown as Application}
      section={{ ...section, fields }}
      offers={[]}
      onDiscuss={() => {}}
    />
  );
  return shown(Form, {
    [applicationEndpoints.changeSection.name]: () => {
      throw new ApiError(422, 'validation_failed');
    },
  });
}

it('what was typed of a section outlives a refused sending and a reload', async () => {
  const { screen, user, calls } = await open('one');
  await user.click(await screen.findByLabelText('Что нового'));
  await user.paste('Датчик без питания');
  await user.tab();
  const sent = () => calls.some(({ name }) => name === applicationEndpoints.changeSection.name);
  await waitFor(() => expect(sent()).toBe(true), { timeout: 5000 });
  expect(screen.getByDisplayValue('Датчик без питания')).toBeDefined();
  cleanup();
  // another application stands for another visit: of this one the tab still remembers the form
  const kept = (id: string) => `${draftPrefix('nobody')}application.${id}.science`;
  localStorage.setItem(kept('two'), localStorage.getItem(kept('one')) ?? '');
  await open('two');
  expect(await screen.findByDisplayValue('Датчик без питания')).toBeDefined();
});

it('a sum that cannot be read stays in its field, is not sent and says what to do', async () => {
  const { screen, user, calls } = await open(
    'three',
    section.fields.map((field) => ({ ...field, kind: 'money' as const })),
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Что нового');
  await user.type(field, '300000,50');
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toContain('Укажите целые рубли');
  expect(field.value).toBe('300000,50');
  expect(calls.map(({ name }) => name)).not.toContain(applicationEndpoints.changeSection.name);
});

it('an answer of another kind stays as it was typed and is marked once its field is left', async () => {
  const [text] = section.fields;
  if (!text) throw new Error('no field');
  const columns = [{ title: 'Сумма, руб.', kind: 'money' as const }];
  const { screen, user } = await open('three', [
    { ...text, code: 'phone', title: 'Телефон', kind: 'phone' },
    { ...text, code: 'budget', title: 'Смета', kind: 'table', columns, value: [['']] },
  ]);
  const phone = await screen.findByLabelText('Телефон');
  await user.type(phone, 'абвгд');
  expect(saidOf(phone)).not.toContain('выглядит так');
  await user.tab();
  expect(saidOf(phone)).toContain('Телефон выглядит так');
  expect(phone).toHaveProperty('value', 'абвгд');
  const cell = screen.getByLabelText('Строка 1: Сумма, руб.');
  await user.type(cell, 'много');
  await user.tab();
  expect(saidOf(cell)).toContain('Сумма пишется числом');
});
