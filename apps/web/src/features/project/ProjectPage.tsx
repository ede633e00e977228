import { Skeleton, VisuallyHidden } from '@mantine/core';
import { type Project, projectTypeSchema } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ArchiveDialog } from '../archive/public.ts';
import { FormsMenu } from '../form/public.ts';
import { HelpBeside, HelpButton } from '../help/public.ts';
import { ProposalSection } from '../publication/public.ts';
import { StepsAfter } from './after/StepsAfter.tsx';
import { useProject } from './api.ts';
import { DecidingProvider } from './approval/Deciding.tsx';
import { settleShown } from './approval/settle-shown.ts';
import { ResendAll } from './bulk/ResendAll.tsx';
import { TermText } from './fields/TermText.tsx';
import { useZoneTeller } from './fields/use-zone-teller.ts';
import { UploadsProvider } from './files/uploads/UploadsContext.tsx';
import { ApplicationLink } from './links/ApplicationLink.tsx';
import { DiscussionLink } from './links/DiscussionLink.tsx';
import { LinkedProjects } from './links/LinkedProjects.tsx';
import { PassportLink } from './links/PassportLink.tsx';
import { nextStep } from './page/next-step.ts';
import classes from './page/ProjectSkeleton.module.css';
import { ProjectStanding } from './page/ProjectStanding.tsx';
import { AboveProject, ProjectTabs } from './page/ProjectTabs.tsx';
import { ProjectTitle } from './page/ProjectTitle.tsx';
import { StepButton } from './page/StepButton.tsx';
import { useChangesKey } from './page/use-changes-key.ts';
import { useProjectNote } from './page/use-project-note.ts';
import { useTop } from './page/use-top.ts';
import { RoadmapSection } from './roadmap/RoadmapSection.tsx';
import { OpenedRowsProvider } from './roadmap/use-opened-rows.tsx';
import { TeamSection } from './team/TeamSection.tsx';
import { ThesisCard } from './thesis/ThesisCard.tsx';

/** Sending everything again from the page where it is written: what is shown there is saved first. */
function ResendAllHere({ project }: { project: Project }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  async function hindrance() {
    const unsaved = await settleShown(queries);
    return unsaved && t(`projectPage.decision.${unsaved}`);
  }
  return <ResendAll project={project} hindrance={hindrance} />;
}

const PAGE = '/protected/project/$projectType/$id';

/** Opens the archive of the project: it stands in the address, so that a notification leads to it. */
function useOpenArchive(): (opened: boolean) => void {
  const navigate = useNavigate({ from: '/project/$projectType/$id' });
  return (opened) =>
    void navigate({
      search: (before) => ({ ...before, archive: opened || undefined }),
      replace: true,
      resetScroll: false,
    });
}

/** The dialog of the archive, while the address says so. */
function ProjectArchive({ projectId }: { projectId: string }) {
  const { archive } = useSearch({ from: PAGE });
  const open = useOpenArchive();
  return (
    <ArchiveDialog projectId={projectId} opened={archive === true} onClose={() => open(false)} />
  );
}

const ROWS = [54, 38, 46, 62, 42, 50];

/** The shape of a project while it loads: head, move line, rows of the roadmap. */
function ProjectSkeleton() {
  const { t } = useTexts();
  return (
    <div data-waits>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <div className={classes.head}>
        <Skeleton height={14} width="44%" radius="sm" />
        <Skeleton height={30} width="64%" radius="sm" />
        <Skeleton height={18} width="38%" radius="sm" />
      </div>
      <Skeleton height={18} width={160} radius="sm" mb={20} />
      {ROWS.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton height={28} circle />
          <div className={classes.main}>
            <Skeleton height={16} width={`${width}%`} radius="sm" />
            <Skeleton height={20} width="34%" radius="xl" />
          </div>
        </div>
      ))}
    </div>
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
      <DecidingProvider project={project}>
        <HelpBeside type={project.type} roleId={project.my_role_id}>
          <PageHeader
            above={
              <AboveProject project={project}>
                <DiscussionLink projectId={project.id} before=" · " />
                {project.type === 'startup' && (
                  <>
                    {' · '}
                    <PassportLink project={project} />
                  </>
                )}
                <ApplicationLink project={project} />
                <HelpButton before=" · " />
              </AboveProject>
            }
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
            tabs={<ProjectTabs project={project} />}
            action={
              <>
                <FormsMenu project={project} onWhole={() => openArchive(true)} />
                {step && (
                  <StepButton project={project} step={step} place="page" onAddStage={addStage} />
                )}
              </>
            }
          />
          <StepsAfter project={project} />
          <ThesisCard project={project} />
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
      </DecidingProvider>
    </OpenedRowsProvider>
  );
}

function OfKind({ type, id }: { type: Project['type']; id: string }) {
  const project = useProject(type, id);
  const top = useTop({ type, id });
  if (isApiError(project.error, 'not_found')) return <NotFoundPage />;
  if (project.data && top) return <Loaded project={project.data} />;
  if (project.data || !project.error) return <ProjectSkeleton />;
  return <LoadFailure error={project.error} onRetry={project.refetch} />;
}

/** A project of any kind: whose move it is, the one next step, the roadmap, the team. */
export function ProjectPage() {
  const { projectType, id } = useParams({ from: '/protected/project/$projectType/$id' });
  const type = projectTypeSchema.safeParse(projectType);
  return type.success ? <OfKind key={id} type={type.data} id={id} /> : <NotFoundPage />;
}
