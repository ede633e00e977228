import { emptyOpportunity } from '@pv/contract';
import { expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { OpportunityForm } from './OpportunityForm.tsx';

const stage = { title: '', until: null, amount: null };

async function order(told: object) {
  const onSave = vi.fn();
  const initial = { kind: 'rd_order' as const, ...emptyOpportunity(), ...told };
  const named = { title: 'Датчик', organisation: 'Завод' };
  const { screen, user } = await shown(() => (
    <OpportunityForm
      initial={{ ...initial, ...named }}
      place="order"
      made
      byPlatform={false}
      busy={false}
      failure={null}
      onSave={onSave}
    />
  ));
  const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { screen, user, save, onSave };
}

it('an order that contradicts itself is not saved, and says both sums', async () => {
  const stages = [{ ...stage, title: 'Макет', amount: 42_000_000 }, stage];
  const days = { starts_at: '2027-05-10', ends_at: '2027-02-01' };
  const { screen, save, onSave } = await order({ amount: 900_000, stages, ...days });
  await save();
  expect(screen.getByText('Окончание раньше начала')).toBeDefined();
  expect(screen.getByText(/42\s000\s000\s₽ больше бюджета 900\s000\s₽/)).toBeDefined();
  expect(screen.getByLabelText('2. Название').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Бюджет/));
  expect(onSave).not.toHaveBeenCalled();
});

it('a day of a stage that no calendar has stays in its field and stops the saving', async () => {
  const { screen, user, save, onSave } = await order({ stages: [{ ...stage, title: 'Макет' }] });
  const until = screen.getByLabelText('Срок');
  await user.type(until, '31.02.2027');
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(until);
  await user.clear(until);
  await user.type(until, '28.02.2027');
  await save();
  expect(onSave.mock.calls[0]?.[0].stages).toEqual([
    { title: 'Макет', until: '2027-02-28', amount: null },
  ]);
});

it('a stage that is added is named next', async () => {
  const { screen, user } = await order({});
  await user.click(screen.getByRole('button', { name: 'Добавить этап' }));
  expect(document.activeElement).toBe(screen.getByLabelText('1. Название'));
});
