import { type ProjectSearch, projectEndpoints, reviewEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { listById, usePages } from '../../../platform/query/use-pages.ts';

// apart from the calls of the project's page, which whoever arrives at the list need not load
/** The first page is read quickly; who asks for more gets much at once. */
const MORE = 100;
const PROJECTS = listById(projectEndpoints.listAll, (page) => ({
  rows: page.projects,
  next: page.next_cursor,
}));

/** The pages of the project list, as far as they were asked for. */
export const useProjects = (search: ProjectSearch) =>
  usePages(
    PROJECTS,
    ({ cursor }) => ({ query: { ...search, ...(cursor && { cursor, limit: MORE }) } }),
    { keep: 'filled' },
  );

/** Makes a filled project of one's own to look at and to try things on. */
export const useTakeExample = () =>
  useChange(projectEndpoints.takeExample, {
    stales: [projectEndpoints.listAll, reviewEndpoints.waiting, reviewEndpoints.summary],
  });
