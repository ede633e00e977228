import { Text } from '@mantine/core';
import { categoryOf, type Project, projectTypeSchema } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FormsMenu } from '../form/public.ts';
import { HelpBeside, HelpButton } from '../help/public.ts';
import { ProposalSection } from '../publication/public.ts';
import { useProject } from './api.ts';
import { ResendAllHere } from './approval/ResendAllHere.tsx';
import { TermText } from './fields/TermText.tsx';
import { useZoneTeller } from './fields/use-zone-teller.ts';
import { UploadsProvider } from './files/uploads/UploadsContext.tsx';
import { LinkedProjects } from './links/LinkedProjects.tsx';
import { StartButton } from './links/StartButton.tsx';
import { nextStep } from './page/next-step.ts';
import { ProjectArchive, useOpenArchive } from './page/ProjectArchive.tsx';
import { ProjectSkeleton } from './page/ProjectSkeleton.tsx';
import { ProjectStanding } from './page/ProjectStanding.tsx';
import { ProjectTitle } from './page/ProjectTitle.tsx';
import { StepButton } from './page/StepButton.tsx';
import { useChangesKey } from './page/use-changes-key.ts';
import { useProjectNote } from './page/use-project-note.ts';
import { RoadmapSection } from './roadmap/RoadmapSection.tsx';
import { OpenedRowsProvider } from './roadmap/use-opened-rows.tsx';
import { TeamSection } from './team/TeamSection.tsx';

function Above({ project }: { project: Project }) {
  const { t, dynamic } = useTexts();
  const category = project.category_id
    ? dynamic(`projects.category.${categoryOf(project.category_id)}`)
    : dynamic(`profile.kind.${project.type}`);
  return (
    <Text size="sm" c="dimmed">
      <Link to="/projects">{t('shell.nav.projects')}</Link>
      {` · ${category}`}
      {` · ${t('projectPage.progress', { percent: project.progress })} · `}
      <Link to="/log" search={{ project: project.id }}>
        {t('shell.nav.log')}
      </Link>
      <HelpButton before=" · " />
    </Text>
  );
}

function Loaded({ project }: { project: Project }) {
  usePageTitle(project.title, 'project', useProjectNote(project));
  const [stageTitle, setStageTitle] = useState<string | null>(null);
  const step = nextStep(project);
  const teller = useZoneTeller(project);
  useRowKeys('#roadmap h3 > button');
  useChangesKey();
  const openArchive = useOpenArchive();

  function addStage() {
    setStageTitle(stageTitle ?? '');
    document.getElementById('roadmap')?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <OpenedRowsProvider project={project}>
      <HelpBeside type={project.type} roleId={project.my_role_id}>
        <PageHeader
          above={<Above project={project} />}
          title={<ProjectTitle project={project} />}
          move={
            <ProjectStanding project={project}>
              <TermText
                term={project}
                zone={project.time_zone}
                tellsZone={teller?.id === 'project'}
                done={project.completion_status === 'succeeded'}
              />
            </ProjectStanding>
          }
          action={
            <>
              <FormsMenu project={project} onWhole={() => openArchive(true)} />
              {project.can.start_startup && (
                <StartButton project={project} beside={step !== null} />
              )}
              {step && (
                <StepButton project={project} step={step} place="page" onAddStage={addStage} />
              )}
            </>
          }
        />
        <LinkedProjects projectId={project.id} />
        <ResendAllHere project={project} />
        <UploadsProvider projectId={project.id}>
          <RoadmapSection
            project={project}
            teller={teller}
            title={stageTitle}
            onTitle={setStageTitle}
          />
        </UploadsProvider>
        {project.type === 'article' && <ProposalSection projectId={project.id} />}
        <TeamSection project={project} />
        <ProjectArchive projectId={project.id} />
      </HelpBeside>
    </OpenedRowsProvider>
  );
}

function OfKind({ type, id }: { type: Project['type']; id: string }) {
  const project = useProject(type, id);
  if (isApiError(project.error, 'not_found')) return <NotFoundPage />;
  if (project.data) return <Loaded key={id} project={project.data} />;
  if (project.error) return <LoadFailure error={project.error} onRetry={project.refetch} />;
  return <ProjectSkeleton />;
}

/** A project of any kind: whose move it is, the one next step, the roadmap, the team. */
export function ProjectPage() {
  const { projectType, id } = useParams({ from: '/protected/project/$projectType/$id' });
  const type = projectTypeSchema.safeParse(projectType);
  return type.success ? <OfKind type={type.data} id={id} /> : <NotFoundPage />;
}
