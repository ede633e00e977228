import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Project, type ProjectRow, type Stage, workingDays } from '@pv/contract';
import { IconPrinter, IconTimeline } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader, Section } from '../../../ui/PageHeader.tsx';
import { FormsMenu } from '../../form/public.ts';
import { termText } from '../fields/date-text.ts';
import { useZoneTeller } from '../fields/use-zone-teller.ts';
import { useProjects } from '../list/api.ts';
import { ProjectStanding } from '../page/ProjectStanding.tsx';
import { useProjectNote } from '../page/use-project-note.ts';
import { DatesQuestions, OrderNotice } from '../timeline/DatesQuestions.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { type Dates, useDates } from '../timeline/use-dates.ts';
import { PlanRow } from './PlanRow.tsx';
import classes from './PlanTable.module.css';
import planViewClasses from './PlanView.module.css';

/** A project of a kind that has stages. */
type PlannedRow = ProjectRow & { type: 'nir' | 'startup' };

/** The projects that have a plan of stages: articles have none. */
export function withPlan(rows: readonly ProjectRow[]): PlannedRow[] {
  return rows.filter((row): row is PlannedRow => row.type !== 'article');
}

/** Typing rests this long before the list is searched, ms. */
const REST = 250;

/** Leads to the plan of another project of the reader. */
function PlanPicker({ project }: { project: Pick<Project, 'id' | 'title'> }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState(project.title);
  const [rested] = useDebouncedValue(text, REST);
  const searched = rested === project.title ? '' : rested.trim();
  const list = useProjects(searched ? { all_parameters: searched } : {});
  const looking = list.isFetching || rested !== text;
  const rows = withPlan(list.data?.rows ?? []);
  const others = rows.filter(({ id }) => id !== project.id);

  function choose(id: string | null) {
    const row = others.find((one) => one.id === id);
    if (row) void navigate({ to: '/stage-plan', search: { type: row.type, project: row.id } });
  }

  return (
    <Select
      aria-label={t('roadmap.page.other')}
      data={[project, ...others].map(({ id, title }) => ({ value: id, label: title }))}
      value={project.id}
      onChange={choose}
      searchable
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={t(looking ? 'shell.loading' : 'projectPage.list.notFound')}
      allowDeselect={false}
      maxDropdownHeight={360}
      w="min(320px, 100%)"
    />
  );
}

/** The columns of the plan, by the names of their texts. */
const COLUMNS = ['stage', 'goal', 'result', 'term', 'state', 'done'] as const;

/** The stages of a project with what is planned and where they stand; on a phone each is a card. */
function PlanTable(props: { project: Project; stages: readonly Stage[]; dates: Dates }) {
  const { project, stages, dates } = props;
  const { t } = useTexts();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            {t('roadmap.page.column.number')}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`roadmap.page.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stages.map((stage) => (
          <PlanRow
            key={stage.id}
            project={project}
            stage={stage}
            onTerm={(term) => dates.change(stage, term)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** How much is planned: stages, the days of the project, working days. */
function Sums({ project, stages }: { project: Project; stages: readonly Stage[] }) {
  const { t } = useTexts();
  const numeric = stages.filter(({ kind }) => kind === 'numeric');
  const days = workingDays(stages);
  const term = termText(project, t);
  return (
    <dl className={planViewClasses.sums}>
      <div>
        <dt>{t('roadmap.page.stages')}</dt>
        <dd>{numeric.length}</dd>
      </div>
      <div>
        <dt>{t('roadmap.page.workingDays')}</dt>
        <dd>{days}</dd>
        <dd className={planViewClasses.hint}>{t('roadmap.page.workingHint')}</dd>
      </div>
      <div>
        <dt>{t('roadmap.page.projectTerm')}</dt>
        <dd>{term || t('roadmap.page.noTerm')}</dd>
      </div>
      <div>
        <dt>{t('roadmap.page.done')}</dt>
        <dd>{t('roadmap.page.percent', { percent: project.progress })}</dd>
      </div>
    </dl>
  );
}

/** The whole plan of a project: sums, the timeline, a table that is edited in place. */
export function PlanView({ project }: { project: Project }) {
  const { t } = useTexts();
  const title = `${t('shell.nav.stagePlan')}: ${project.title}`;
  usePageTitle(title, 'project', useProjectNote(project));
  const dates = useDates(project);
  const teller = useZoneTeller(project);
  const stages = project.stages.filter(({ kind }) => kind !== 'start');
  const empty = !stages.some(({ kind }) => kind === 'numeric');
  const { type: projectType, id } = project;
  const navigate = useNavigate();
  const placeOf = (stage: Stage) =>
    ({
      to: '/project/$projectType/$id',
      params: { projectType, id },
      search: { open: stage.id },
    }) as const;
  const titleOf = (stage: Stage, stop: number) => (
    <Link {...placeOf(stage)} tabIndex={stop}>
      {stage.title}
    </Link>
  );
  return (
    <div className={planViewClasses.page}>
      <PageHeader
        above={
          <Link to="/project/$projectType/$id" params={{ projectType, id }}>
            {project.title}
          </Link>
        }
        title={t('shell.nav.stagePlan')}
        move={<ProjectStanding project={project} />}
        action={
          <div className={planViewClasses.tools}>
            <PlanPicker project={project} />
            <FormsMenu project={project} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('roadmap.page.print')}
            </Button>
          </div>
        }
      />
      {empty ? (
        <EmptyState
          icon={IconTimeline}
          text={t('roadmap.page.empty')}
          action={
            <Button
              renderRoot={(root) => (
                <Link {...root} to="/project/$projectType/$id" params={{ projectType, id }} />
              )}
            >
              {t('roadmap.page.toProject')}
            </Button>
          }
        />
      ) : (
        <>
          <Sums project={project} stages={stages} />
          <Section title={t('roadmap.page.timeline')}>
            <OrderNotice project={project} dates={dates} />
            <Timeline
              project={project}
              dates={dates}
              titleOf={titleOf}
              onOpen={(stage) => void navigate(placeOf(stage))}
              zoneAt={teller?.ends_at ?? null}
            />
            <DatesQuestions project={project} dates={dates} below />
          </Section>
          <Section title={t('roadmap.page.table')}>
            <PlanTable project={project} stages={stages} dates={dates} />
          </Section>
        </>
      )}
    </div>
  );
}
