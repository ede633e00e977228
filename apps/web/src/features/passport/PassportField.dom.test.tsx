import { emptyPassport, type PassportFields, passportEndpoints } from '@pv/contract';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { PassportField } from './PassportField.tsx';
import type { FieldKind, FieldName } from './sections.ts';
import { usePassportForm } from './use-passport-form.ts';

/** One field of a passport that saves itself; of a project of its own, for the tab remembers its form. */
async function open(
  project_id: string,
  { name, kind, told = {} }: { name: FieldName; kind: FieldKind; told?: Partial<PassportFields> },
) {
  const passport = {
    ...{ project_id, readiness: null, confirmed: null, evidence: [], version: 0 },
    ...{ updated_at: null, can: { edit: true }, fields: { ...emptyPassport(), ...told } },
  };
  function Field() {
    const form = usePassportForm(passport);
    return (
      <PassportField
        form={form}
        name={name}
        kind={kind}
        projectId={project_id}
        proposal={undefined}
      />
    );
  }
  const answered = await shown(Field, { [passportEndpoints.change.name]: () => passport });
  const sent = () =>
    answered.calls
      .filter((call) => call.name === passportEndpoints.change.name)
      .map(({ request }) => (request as { body: object }).body);
  return { ...answered, sent };
}

it.each([
  ['500 000,50', 'Укажите целые рубли'],
  ['-700', 'Сумма не может быть меньше нуля'],
  ['1e30', 'Введите сумму числом'],
  ['много', 'Введите сумму числом'],
])('«%s» asked for stays in its field, unsaved: %s', async (typed, said) => {
  const { screen, user, sent } = await open(typed, { name: 'ask_amount', kind: 'sum' });
  const field = await screen.findByLabelText<HTMLInputElement>(/Сколько/);
  await user.type(field, typed);
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  expect(field.value).toBe(typed);
  // what stands there is typed over by a sum, which alone is sent
  await user.clear(field);
  await user.type(field, '1,5 млн');
  await user.tab();
  await waitFor(() => expect(sent()).toEqual([{ ask_amount: 1_500_000, version: 0 }]));
});

it('a sum of a row that cannot be read keeps all rows from being saved, and is said once', async () => {
  const spending = [{ title: 'Пилот', amount: 300 }];
  const { screen, user, sent } = await open('rows', {
    ...{ name: 'spending', kind: 'rows' },
    told: { spending },
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Сумма, ₽');
  await user.clear(field);
  await user.type(field, '12 345,67');
  await user.tab();
  await waitFor(() => expect(screen.getAllByText(/Укажите целые рубли/)).toHaveLength(1));
  expect([field.value, sent()]).toEqual(['12 345,67', []]);
});
