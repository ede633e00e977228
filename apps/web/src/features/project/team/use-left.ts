import { projectEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';

/** What follows when the project is closed to the reader: says so and goes to the list of projects. */
export function useLeft(): (words: string) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  return (words) => {
    toasts.success(words);
    void queries.invalidateQueries({ queryKey: keyOf(projectEndpoints.listAll) });
    void navigate({ to: '/projects' });
  };
}
