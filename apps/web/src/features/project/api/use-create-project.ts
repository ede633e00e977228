import {
  articleEndpoints,
  type CategoryId,
  type ProjectType,
  projectEndpoints,
  type RequestOf,
  startupEndpoints,
} from '@pv/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';

/** A new project of a kind; only research has a category. */
export interface NewProject {
  type: ProjectType;
  body: RequestOf<typeof startupEndpoints.create>['body'];
  category_id: CategoryId | null;
}

/** Makes a project; the form shows a failure itself. */
export function useCreateProject() {
  const call = useCall();
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: keyOf(projectEndpoints.listAll) });
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: ({ type, body, category_id }: NewProject) => {
      if (type === 'startup') return call(startupEndpoints.create, { body });
      if (type === 'article' || !category_id) return call(articleEndpoints.create, { body });
      return call(projectEndpoints.create, { body: { ...body, category_id } });
    },
    onSuccess: renew,
    // its answer may be what was lost; nobody waits for the list
    onError: () => void renew(),
  });
}
