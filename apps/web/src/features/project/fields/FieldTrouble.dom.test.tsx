import { expect, it } from 'vitest';
import { open } from '../../../platform/autosave/form.sample.ts';
import { shown } from '../../../testing/shown.tsx';
import { FieldTrouble } from './FieldTrouble.tsx';
import { useFormField } from './use-form-field.ts';

it('offers to send again what the server refused, and not what the form itself refuses', async () => {
  const { form, sent, answer } = open();
  const { screen, user } = await shown(() => <FieldTrouble field={useFormField(form, 'city')} />);
  form.edit('city', 'x');
  expect((await screen.findByRole('alert')).textContent).toBe('field_wrong');
  answer({ kind: 'failed' });
  form.edit('city', 'Томск');
  await form.flush();
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(sent).toHaveLength(2);
});
