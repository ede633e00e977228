import { commentEndpoints, projectEndpoints, stageEndpoints, taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';
import { answersOf } from './project.sample.ts';

it.each([
  ['comments', commentEndpoints.list],
  ['the remarks to a project', projectEndpoints.reviews],
  ['the remarks to a stage', stageEndpoints.reviews],
])(
  '%s are read anew when a task goes and when it comes back: they may lead to it',
  async (_, { name }) => {
    const { screen, services } = await shown(
      TasksPage,
      {
        ...answersOf(setOf([taskOf(1, { title: 'Собрать стенд' })])),
        [taskEndpoints.remove.name]: () => null,
        [taskEndpoints.restoreMany.name]: () => null,
      },
      { path: '/task-list', search: `?type=nir&project=${PROJECT}` },
    );
    const queryKey = [name];
    const read = () => services.queries.setQueryData(queryKey, {});
    const isStale = () => services.queries.getQueryState(queryKey)?.isInvalidated;
    const link = await screen.findByRole('link', { name: /Собрать стенд/ });
    read();
    link.focus();
    fireEvent.keyDown(link, { key: 'Delete', code: 'Delete' });
    await waitFor(() => expect(isStale()).toBe(true));
    read();
    await waitFor(() => expect(services.toasts.undoLast()).toBe(true));
    await waitFor(() => expect(isStale()).toBe(true));
  },
);
