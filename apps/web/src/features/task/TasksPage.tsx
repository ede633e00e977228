import { type ProjectType, projectTypeSchema } from '@pv/contract';
import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useTaskProject, useTaskSet } from './api.ts';
import { useLastProject } from './mine/last-project.ts';
import { OwnTasks } from './mine/OwnTasks.tsx';
import { useTaskAddress } from './page/address.ts';
import { ProjectTasks } from './page/ProjectTasks.tsx';

interface OfProjectProps {
  type: ProjectType;
  id: string;
  /** As a tab of the project's page. */
  tab?: boolean;
}

function OfProject({ type, id, tab = false }: OfProjectProps) {
  const { t } = useTexts();
  const project = useTaskProject(type, id);
  const set = useTaskSet(id);
  const last = useLastProject();
  const error = project.error ?? set.error;
  const gone = isApiError(error, 'not_found', 'validation_failed', 'forbidden');
  const title = project.data?.title;
  // among recent pages stands the project itself
  usePageTitle(title && `${t('tasks.title')} · ${title}`, null);
  useEffect(() => {
    if (title !== undefined && !gone) last.keep({ type, project: id, title });
    if (gone && last.read()?.project === id) last.forget();
  }, [title, gone, last, type, id]);

  if (gone) return tab ? <NotFoundPage /> : <OwnTasks last={null} gone />;
  if (project.data && set.data) {
    return <ProjectTasks project={project.data} set={set.data} tab={tab} />;
  }
  return (
    <>
      <PageHeader title={t('tasks.title')} />
      {error ? (
        <LoadFailure
          error={error}
          onRetry={() => {
            void project.refetch();
            void set.refetch();
          }}
        />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  );
}

/** The tasks of a project as a tab of its page. */
export function ProjectTasksPage() {
  const { projectType, id } = useParams({ from: '/protected/project/$projectType/$id/tasks' });
  const type = projectTypeSchema.safeParse(projectType);
  return type.success ? <OfProject key={id} type={type.data} id={id} tab /> : <NotFoundPage />;
}

/** The tasks of the project that the address names, else one's own of all projects. */
export function TasksPage() {
  const { type, project } = useTaskAddress();
  const pathname = useLocation({ select: (location) => location.pathname });
  const last = useLastProject();
  if (project) return <OfProject key={project} type={type ?? 'nir'} id={project} />;
  const kept = last.read();
  // a board is always of a project
  if (kept && pathname.endsWith('/task-boards')) {
    const search = { type: kept.type, project: kept.project };
    return <Navigate to="/task-boards" search={search} replace />;
  }
  return <OwnTasks last={kept} />;
}
