import type { Segment } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTakeExample } from '../list/api.ts';

/** Makes a ready example, the one for a group of people where it is named, and opens it. */
export function useOpenExample(segment?: Segment['slug']) {
  const navigate = useNavigate();
  const take = useTakeExample();
  return {
    busy: take.isPending,
    open: () =>
      // the list is read again before that, and what was pressed may be gone by then
      void take.mutateAsync({ body: segment ? { segment } : {} }).then(
        ({ id, type }) =>
          navigate({ to: '/project/$projectType/$id', params: { projectType: type, id } }),
        () => undefined,
      ),
  };
}
