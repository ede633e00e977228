import { type Application, type ApplicationSection, applicationEndpoints } from '@pv/contract';
import { cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { draftPrefix } from '../../../platform/drafts.ts';
import { shown } from '../../../testing/shown.tsx';
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

function open(id: string) {
  const application = { id, can: { edit: true, comment: false }, writers: [] };
  const Form = () => (
    <SectionForm
      application={application as unknown as Application}
      section={section}
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
