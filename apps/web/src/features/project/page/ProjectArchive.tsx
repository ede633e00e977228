import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArchiveDialog } from '../../archive/public.ts';

const PAGE = '/protected/project/$projectType/$id';

/** Opens the archive of the project: it stands in the address, so that a notification leads to it. */
export function useOpenArchive(): (opened: boolean) => void {
  const navigate = useNavigate({ from: '/project/$projectType/$id' });
  return (opened) =>
    void navigate({
      search: (before) => ({ ...before, archive: opened || undefined }),
      replace: true,
      resetScroll: false,
    });
}

/** The dialog of the archive, while the address says so. */
export function ProjectArchive({ projectId }: { projectId: string }) {
  const { archive } = useSearch({ from: PAGE });
  const open = useOpenArchive();
  return (
    <ArchiveDialog projectId={projectId} opened={archive === true} onClose={() => open(false)} />
  );
}
