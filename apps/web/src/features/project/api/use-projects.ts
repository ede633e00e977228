import { type ProjectSearch, projectEndpoints } from '@pv/contract';
import { listById, usePages } from '../../../platform/query/use-pages.ts';

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
