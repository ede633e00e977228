import { controlEventEndpoints } from '@pv/contract';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { idOf } from '../event.sample.ts';
import type { DraftWork } from './lay-out.ts';
import { WorksField } from './WorksField.tsx';

const project = (number: number) => ({
  project_id: idOf(number),
  title: `Работа ${number}`,
  authors: ['Белова А. И.'],
  supervisors: [],
});

function Field() {
  const [works, setWorks] = useState<DraftWork[]>([]);
  return (
    <WorksField
      type="nir"
      draft={{ starts_at: '10:00', slot_minutes: 20, works }}
      onWorks={setWorks}
    />
  );
}

it('lays chosen works out one after another, takes a time of one, and tells what overlaps', async () => {
  const { screen, user } = await shown(Field, {
    [controlEventEndpoints.projects.name]: () => ({ projects: [project(1), project(2)] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Выбрать все' }));
  const start = (number: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Начало: Работа ${number}` });
  expect([start(1).value, start(2).value]).toEqual(['10:00', '10:20']);
  expect(screen.getByText('Окончание в 10:40')).toBeTruthy();

  await user.clear(start(2));
  await user.type(start(2), '10:10{Enter}');
  expect(screen.getByText('Пересекаются по времени: «Работа 1» и «Работа 2».')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Время по порядку: Работа 2' }));
  expect(screen.queryByText(/Пересекаются/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Выше: Работа 2' }));
  expect([start(2).value, start(1).value]).toEqual(['10:00', '10:20']);
});
