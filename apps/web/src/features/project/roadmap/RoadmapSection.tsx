import { Anchor, Button, SegmentedControl, Text } from '@mantine/core';
import { MAX_NUMERIC_STAGES, type Project, type Stage } from '@pv/contract';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PartPlace } from '../../../platform/states/LoadFailure.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { partAhead, useAtHand } from '../../../ui/lazy.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useAddStage } from '../api.ts';
import { endInTimeline, type ZoneTeller } from '../fields/zone-teller.ts';
import { AboutRow } from '../page/AboutRow.tsx';
import { isRowDone } from '../page/section-status.ts';
import { TitleForm } from '../page/TitleForm.tsx';
import { TemplateDialog } from '../template/TemplateDialog.tsx';
import { DatesQuestions, OrderNotice, ShiftNotice } from '../timeline/DatesQuestions.tsx';
import { TypedTermContext } from '../timeline/typed-term.ts';
import { type Dates, useDates } from '../timeline/use-dates.ts';
import { DeletedStages } from './DeletedStages.tsx';
import classes from './RoadmapSection.module.css';
import { SortableStages } from './SortableStages.tsx';
import { StageRow } from './StageRow.tsx';
import { useOpenedRows } from './use-opened-rows.tsx';

const timeline = partAhead(async () => (await import('../timeline/Timeline.tsx')).Timeline);

interface AddStageProps {
  project: Project;
  title: string | null;
  onTitle: (title: string | null) => void;
}

function AddStage({ project, title, onTitle }: AddStageProps) {
  const { t } = useTexts();
  const add = useAddStage();
  const rows = useOpenedRows();

  function addOne(name: string) {
    add.mutate(
      { body: { project_id: project.id, kind: 'numeric', title: name } },
      {
        onSuccess: ({ id }) => {
          onTitle(null);
          rows.showAdded(id);
        },
      },
    );
  }

  if (title === null) {
    return (
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => onTitle('')}
      >
        {t('projectPage.stage.add')}
      </Button>
    );
  }
  return (
    <TitleForm
      label={t('projectPage.stage.title')}
      title={title}
      maxLength={300}
      busy={add.isPending}
      onTitle={onTitle}
      onAdd={addOne}
    />
  );
}

/** Where the plan of a project is found. */
function planOf({ type, id }: Project) {
  return { type: type === 'startup' ? ('startup' as const) : ('nir' as const), project: id };
}

/** Offers a template while nothing of the roadmap was sent. */
function TakeTemplate({ project }: { project: Project }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconTemplate size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('roadmap.template.take')}
      </Button>
      <TemplateDialog project={project} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

interface RoadmapProps extends AddStageProps {
  /** Which date of the page says the zone for all. */
  teller: ZoneTeller | null;
}

/** The stages as rows that open in place, between the project section and the finish. */
function RoadmapList({ project, teller, ...adding }: RoadmapProps) {
  const { t } = useTexts();
  const row = (stage: Stage) => (
    <StageRow key={stage.id} project={project} stage={stage} tellsZone={teller?.id === stage.id} />
  );
  const numeric = project.stages.filter((stage) => stage.kind === 'numeric');
  const finish = project.stages.filter((stage) => stage.kind === 'finish');
  const focus = useKeptFocus<HTMLDivElement>({ rows: 'section, article', stops: 'h3 button' });
  return (
    <>
      <div className={classes.stages} {...focus}>
        <AboutRow project={project} />
        {project.can.arrange ? (
          <SortableStages project={project} stages={numeric} teller={teller} />
        ) : (
          numeric.map(row)
        )}
        {(project.can.add_stage || numeric.length === MAX_NUMERIC_STAGES) && (
          <div className={classes.add}>
            {project.can.add_stage ? (
              <AddStage project={project} {...adding} />
            ) : (
              <Text size="sm" c="dimmed">
                {t('projectPage.stage.full', { count: MAX_NUMERIC_STAGES })}
              </Text>
            )}
            {project.can.take_template && adding.title === null && (
              <TakeTemplate project={project} />
            )}
          </div>
        )}
        {finish.map(row)}
      </div>
      {project.can.arrange && <DeletedStages project={project} />}
    </>
  );
}

/** The same stages as bars on a scale of months. */
function RoadmapTimeline(props: { project: Project; teller: ZoneTeller | null; dates: Dates }) {
  const { project, teller, dates } = props;
  const rows = useOpenedRows();
  const titleOf = (stage: Stage, stop: number) => (
    <Anchor
      component="button"
      type="button"
      tabIndex={stop}
      c="inherit"
      ta="left"
      fw="inherit"
      fz="inherit"
      onClick={() => rows.show(stage.id)}
    >
      {stage.title}
    </Anchor>
  );
  return (
    <PartPlace forget={timeline.forget} shape={<RowsSkeleton />}>
      <timeline.Part
        project={project}
        dates={dates}
        titleOf={titleOf}
        onOpen={({ id }) => rows.show(id)}
        zoneAt={endInTimeline(teller)}
      />
    </PartPlace>
  );
}

/** The roadmap of a project, as a list of rows that open in place or as bars on a scale of months. */
export function RoadmapSection({ project, teller, ...adding }: RoadmapProps) {
  const { t } = useTexts();
  const { view = 'list' } = useSearch({ from: '/protected/project/$projectType/$id' });
  const navigate = useNavigate({ from: '/project/$projectType/$id' });
  const dates = useDates(project);
  useAtHand(timeline);
  const rows = useOpenedRows();
  const numeric = project.stages.filter((stage) => stage.kind === 'numeric');
  const done = numeric.filter(isRowDone).length;
  const again = numeric.filter((stage) => isRowDone(stage) && stage.reached_status).length;
  const asBars = view === 'timeline' && project.type !== 'article' && adding.title === null;
  const { offer } = dates;
  // at the top of a long roadmap it would stand out of sight of whoever types in a row
  const inRow = offer !== null && !asBars && rows.isOpen(offer.stage.id);
  const offerOn = (stage: Stage) =>
    inRow &&
    offer.stage.id === stage.id && <ShiftNotice project={project} offer={offer} dates={dates} />;
  const show = (chosen: string) =>
    navigate({
      search: (before) => ({ ...before, view: chosen === 'timeline' ? 'timeline' : undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Section
      title={t(project.type === 'article' ? 'projectPage.articleStages' : 'projectPage.roadmap')}
      id="roadmap"
      aside={
        project.type !== 'article' && (
          <div className={classes.aside}>
            {numeric.length > 0 && (
              <Text size="sm" c="dimmed">
                {t('projectPage.stagesDone', { done, count: numeric.length })}
                {again > 0 && `, ${t('projectPage.stagesAgain', { count: again })}`}
              </Text>
            )}
            <Anchor
              className={classes.plan}
              size="sm"
              renderRoot={(root) => <Link {...root} to="/stage-plan" search={planOf(project)} />}
            >
              {t('shell.nav.stagePlan')}
            </Anchor>
            <SegmentedControl
              size="xs"
              aria-label={t('roadmap.view.label')}
              value={view}
              onChange={(chosen) => void show(chosen)}
              data={[
                { value: 'list', label: t('roadmap.view.list') },
                { value: 'timeline', label: t('roadmap.view.timeline') },
              ]}
            />
          </div>
        )
      }
    >
      <OrderNotice project={project} dates={dates} />
      {asBars ? (
        <RoadmapTimeline project={project} teller={teller} dates={dates} />
      ) : (
        <TypedTermContext value={{ tell: dates.typed, offerOn }}>
          <RoadmapList project={project} teller={teller} {...adding} />
        </TypedTermContext>
      )}
      <DatesQuestions project={project} dates={dates} inRow={inRow} below />
    </Section>
  );
}
