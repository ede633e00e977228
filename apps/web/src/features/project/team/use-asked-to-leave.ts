import { useNavigate, useSearch } from '@tanstack/react-router';

const PAGE = '/protected/project/$projectType/$id';

/**
 * Whether the address asks the reader to leave the team, as mails about a used personal code do, and how
 * to take that out of it.
 */
export function useAskedToLeave(): { asked: boolean; forget: () => void } {
  const { leave } = useSearch({ from: PAGE });
  const navigate = useNavigate({ from: '/project/$projectType/$id' });
  const forget = () => {
    if (!leave) return;
    void navigate({
      search: (before) => ({ ...before, leave: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return { asked: leave === true, forget };
}
