import { Text } from '@mantine/core';
import { categoryOf, type Project } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { isApiError } from '../../app/api/api-error.ts';
import { NotFoundPage } from '../../app/layouts/NotFoundPage.tsx';
import { usePageTitle } from '../../app/router/use-page-title.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { MoveLine } from '../../ui/MoveLine.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { useProject } from './api/use-project.ts';
import { useApprovalWords } from './approval/use-approval-words.ts';
import { AboutSection } from './page/AboutSection.tsx';
import { NextStep } from './page/NextStep.tsx';
import { ProjectTitle } from './page/ProjectTitle.tsx';
import { RoadmapSection } from './roadmap/RoadmapSection.tsx';
import { TeamSection } from './team/TeamSection.tsx';

function Above({ project }: { project: Project }) {
  const { t, dynamic } = useTexts();
  const category =
    project.category_id && dynamic(`projects.category.${categoryOf(project.category_id)}`);
  return (
    <Text size="sm" c="dimmed">
      <Link to="/projects">{t('shell.nav.projects')}</Link>
      {category && ` · ${category}`}
      {` · ${t('projectPage.progress', { percent: project.progress })}`}
    </Text>
  );
}

function Loaded({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const [move] = project.moves;
  usePageTitle(project.title, 'project');
  const line = move ? words.move(move) : { who: 'nobody' as const };
  const asked =
    project.completion_status === 'succeeded' ? t('approval.status.succeeded') : undefined;
  return (
    <>
      <PageHeader
        above={<Above project={project} />}
        title={<ProjectTitle project={project} />}
        move={<MoveLine {...line} {...(asked && { asked })} />}
        action={<NextStep project={project} />}
      />
      <AboutSection project={project} />
      <RoadmapSection project={project} />
      <TeamSection project={project} />
    </>
  );
}

/** A research project: whose move it is, assignment, roadmap, team. */
export function ProjectPage() {
  const { id } = useParams({ from: '/protected/project/nir/$id' });
  const project = useProject(id);
  if (isApiError(project.error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  if (!project.data) return <PageSkeleton />;
  return <Loaded project={project.data} />;
}
