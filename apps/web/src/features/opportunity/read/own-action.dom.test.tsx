import { opportunityEndpoints } from '@pv/contract';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { OwnAction } from './OwnAction.tsx';

const RESPONSE = '0192f0a0-0000-7000-8000-000000000002';

async function actionOf(standing: object) {
  const { screen } = await shown(
    () => <OwnAction id="0192f0a0-0000-7000-8000-000000000001" respond="Откликнуться" coming="" />,
    {
      [opportunityEndpoints.standing.name]: () => ({
        can: { read_responses: false },
        response: null,
        responses: 0,
        ...standing,
      }),
    },
  );
  return screen;
}

it('who has responded is led to the response, and may respond anew once it is taken back', async () => {
  const sent = await actionOf({ response: { id: RESPONSE, status: 'seen' } });
  const link = await sent.findByRole('link', { name: 'Ваш отклик: просмотрен' });
  expect(link.getAttribute('href')).toBe(`/opportunities/responses/${RESPONSE}`);
  const withdrawn = await actionOf({ response: { id: RESPONSE, status: 'withdrawn' } });
  expect(await withdrawn.findByText('Откликнуться')).toBeDefined();
});

it('who has posted is led to what was responded', async () => {
  const screen = await actionOf({ can: { read_responses: true }, responses: 2 });
  expect(await screen.findByRole('link', { name: 'Отклики (2)' })).toBeDefined();
});
