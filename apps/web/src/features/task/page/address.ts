import { idSchema, projectTypeSchema } from '@pv/contract';
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { z } from 'zod';
import {
  GROUPINGS,
  type Grouping,
  SORTS,
  type Sort,
  type TaskFilters,
} from '../set/group-tasks.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The task was opened from one's own tasks, and leads back to them. */
    fromOwnTasks?: true;
  }
}

export const VIEWS = ['list', 'board', 'gantt', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

const word = z.string().optional().catch(undefined);

const searchSchema = z.object({
  type: projectTypeSchema.optional().catch(undefined),
  project: word,
  view: z.enum(VIEWS).optional().catch(undefined),
  /** Of the list. */
  group: z.enum(GROUPINGS).optional().catch(undefined),
  /** The groups of the board, which has its own. */
  lanes: z.enum(GROUPINGS).optional().catch(undefined),
  sort: z.enum(SORTS).optional().catch(undefined),
  q: word,
  assignee: word,
  status: word,
  tag: word,
  task: idSchema.optional().catch(undefined),
  add: z.literal(true).optional().catch(undefined),
});

/** What the address says of the tasks that are shown; what does not fit is left out. */
type TaskSearch = z.infer<typeof searchSchema>;

/** Reads what stands in the address; the page of boards begins with one. */
export function readSearch(search: unknown, pathname: string) {
  const read = searchSchema.parse(search);
  const view: View = read.view ?? (pathname.endsWith('/task-boards') ? 'board' : 'list');
  const group: Grouping = view === 'board' ? (read.lanes ?? 'none') : (read.group ?? 'stage');
  const sort: Sort = read.sort ?? 'order';
  const { q, assignee, status, tag } = read;
  const filters: TaskFilters = { q, assignee, status, tag };
  return { ...read, view, group, sort, filters };
}

/** What the address says, and how to change it; what is undefined goes out of it. */
export function useTaskAddress() {
  const search: unknown = useSearch({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const go = useCallback(
    (change: Partial<TaskSearch>, { replace = true } = {}) => {
      const next = (before: object) => ({ ...before, ...change });
      void navigate({ to: '.', search: next as never, replace, resetScroll: false });
    },
    [navigate],
  );
  const read = useMemo(() => readSearch(search, pathname), [search, pathname]);
  return { ...read, go };
}

/** Closes the open task: leads back to one's own tasks where it was opened from there. */
export function useCloseTask(): () => void {
  const { history } = useRouter();
  const fromOwn = useLocation({ select: ({ state }) => state.fromOwnTasks });
  const { go } = useTaskAddress();
  const left = useRef(false);
  return () => {
    if (!fromOwn) return go({ task: undefined });
    // a key that is pressed twice leads no further back
    if (!left.current) history.back();
    left.current = true;
  };
}
