import type { OpportunityResponse } from '@pv/contract';
import { expect, it } from 'vitest';
import { saidOf, shown } from '../../../testing/shown.tsx';
import { ResponseActions } from './ResponseActions.tsx';

it('words that are too long stay whole in their field, which says so, and nothing is decided by them', async () => {
  const response = {
    id: 'one',
    opportunity: { kind: 'internship' },
    can: { withdraw: false, decide: ['shortlisted'], close: false },
  } as unknown as OpportunityResponse;
  const { screen, user, calls } = await shown(() => <ResponseActions response={response} />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  await user.click(field);
  await user.paste('а'.repeat(2001));
  expect(field.value).toHaveLength(2001);
  expect(saidOf(field)).toContain('Не больше 2000 символов');
  await user.click(screen.getByRole('button', { name: 'Отобрать' }));
  expect(calls).toEqual([]);
});
