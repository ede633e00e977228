import { type ProjectRow, taskEndpoints } from '@pv/contract';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { ANNA } from '../page/project.sample.ts';
import { idOf, taskOf } from '../set/task.sample.ts';
import { NewOwnTask } from './NewOwnTask.tsx';

const projects = [
  { id: idOf(901), title: 'Насос' },
  { id: idOf(902), title: 'Стенд' },
] as ProjectRow[];

it('a task that is sent again without an answer is the same one until its title or project is another', async () => {
  const keys: unknown[] = [];
  const { screen, user, services } = await shown(
    () => <NewOwnTask projects={projects} first={idOf(901)} onClose={vi.fn()} />,
    {
      [taskEndpoints.create.name]: ({ body }: { body: { key: unknown } }) => {
        keys.push(body.key);
        if (keys.length < 4) throw new TypeError('Failed to fetch');
        return taskOf(1);
      },
    },
  );
  const claims = { exp: 0, sub: '', uid: ANNA.id, sid: '', profile: null };
  vi.spyOn(services.session, 'state').mockReturnValue({ kind: 'in', token: '', claims });
  const send = async () => {
    const sent = keys.length;
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Добавить' }));
      expect(keys.length).toBe(sent + 1);
    });
  };
  await user.type(await screen.findByLabelText('Название задачи'), 'Купить датчик');
  await send();
  await send();
  await user.selectOptions(screen.getByLabelText('Проект'), 'Стенд');
  await send();
  await user.type(screen.getByLabelText('Название задачи'), 'и');
  await send();
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
