import { opportunityEndpoints, userEndpoints } from '@pv/contract';
import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { shown } from '../../testing/shown.tsx';
import { NewOpportunityPage } from './post/NewOpportunityPage.tsx';
import { RespondPage } from './respond/RespondPage.tsx';

const ID = '0192f0a0-0000-7000-8000-000000000001';

// the pages ask for their own routes, which stand under the guard of the app
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useSearch: () => ({ kind: 'vacancy' }),
  useParams: () => ({ id: ID }),
}));

const refuse = () => {
  throw new ApiError(500, 'internal');
};

it('what was typed of an opportunity outlives a refused sending and a reload', async () => {
  const open = () =>
    shown(NewOpportunityPage, {
      [userEndpoints.profile.name]: () => ({ work_place: 'Завод', institution: '', city: '' }),
      [opportunityEndpoints.create.name]: refuse,
    });
  const { screen, user } = await open();
  await user.click(await screen.findByLabelText(/^Название/));
  await user.paste('Инженер');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await screen.findByRole('alert');
  cleanup();
  await open();
  expect(await screen.findByDisplayValue('Инженер')).toBeDefined();
});

it('what was typed of a response outlives a refused sending and a reload', async () => {
  const open = () =>
    shown(RespondPage, {
      [opportunityEndpoints.standing.name]: () => ({
        opportunity: { id: ID, kind: 'vacancy', title: 'Инженер', organisation: 'Завод' },
        response: null,
        can: { respond: true },
      }),
      [opportunityEndpoints.respond.name]: refuse,
    });
  const { screen, user } = await open();
  await user.click(await screen.findByLabelText(/^Сообщение/));
  await user.paste('Хочу к вам');
  await user.click(screen.getByRole('button', { name: 'Отправить отклик' }));
  await screen.findByRole('alert');
  cleanup();
  await open();
  expect(await screen.findByDisplayValue('Хочу к вам')).toBeDefined();
});
