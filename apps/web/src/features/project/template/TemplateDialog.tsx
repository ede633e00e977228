import { Button, Group, Modal, Select, Text } from '@mantine/core';
import {
  categoryOf,
  type Period,
  type Project,
  type RoadmapView,
  roadmapEndpoints,
  spreadDays,
  type TemplateCode,
  type Term,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { useTypedOver } from '../../../ui/form/field.ts';
import { daysReversed, isUnread } from '../../../ui/form/parse-day.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useRefreshProject, useRoadmapTemplates, useTakeTemplate as useTake } from '../api.ts';
import { termText } from '../fields/date-text.ts';
import classes from './TemplateDialog.module.css';

/** A stage of a template with the days that it gets. */
interface LaidStage {
  title: string;
  /** Null where there are no days to lay out. */
  period: Period | null;
}

/**
 * The stages of a template with its finish at the end, their days laid out between two days by their
 * shares, as the server does it.
 */
export function layOut(
  { numeric, finish }: RoadmapView,
  { starts_at, ends_at }: Term,
): LaidStage[] {
  const stages = [...numeric, finish];
  const shares = stages.map(({ share }) => share);
  const ordered = starts_at && ends_at && starts_at <= ends_at;
  const periods = ordered ? spreadDays({ starts_at, ends_at }, shares) : null;
  return stages.map(({ title }, at) => ({ title, period: periods?.[at] ?? null }));
}

/** Takes a template for the roadmap of a project, so that it can be undone. */
function useTakeTemplate({ id, stages }: Project) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const take = useTake();

  async function takeBack(arrangements: Awaited<ReturnType<typeof take.mutateAsync>>) {
    const { before, after: present } = arrangements;
    try {
      await call(roadmapEndpoints.arrange, { params: { id }, body: { ...before, present } });
    } catch (error) {
      if (!isApiError(error, 'stale_version')) throw error;
      toasts.error('roadmap.template.changed');
    } finally {
      await refresh();
    }
  }

  return {
    busy: take.isPending,
    take: (code: TemplateCode, term: Term, onTaken: () => void) => {
      const seen = stages.filter(({ kind }) => kind === 'numeric').map((stage) => stage.id);
      const body = { code, ...term, seen };
      void take.mutateAsync({ params: { id }, body }).then(
        (arrangements) => {
          onTaken();
          toasts.undoable(t('roadmap.template.taken'), () => takeBack(arrangements));
        },
        () => {},
      );
    },
  };
}

function Preview({ roadmap, term }: { roadmap: RoadmapView; term: Parameters<typeof layOut>[1] }) {
  const { t } = useTexts();
  return (
    <ol className={classes.stages} aria-label={t('roadmap.template.preview')}>
      {layOut(roadmap, term).map(({ title, period }) => (
        <li key={title}>
          <span>{title}</span>
          <span className={classes.term}>{period && termText(period, t)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What is chosen in the form. */
type Chosen = Term & { code: TemplateCode | null };

interface TakeFormProps {
  project: Project;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  /** Closes the form and lets go of what was chosen. */
  onEnd: () => void;
}

/** Chooses a template, shows its stages with their dates, and puts them into the roadmap. */
function TakeForm({ project, chosen, onChosen, onEnd }: TakeFormProps) {
  const { t } = useTexts();
  const templates = useRoadmapTemplates(project.type, project.title);
  const { busy, take } = useTakeTemplate(project);
  const { code, starts_at, ends_at } = chosen;
  const setStart = (day: string | null) => onChosen({ ...chosen, starts_at: day });
  const setEnd = (day: string | null) => onChosen({ ...chosen, ends_at: day });
  const all = templates.data?.templates ?? [];
  const roadmap = all.find((one) => one.code === code) ?? all[0];
  const count = project.stages.filter(({ kind }) => kind === 'numeric').length;
  const reversed = daysReversed(starts_at, ends_at);
  const wrong = reversed || isUnread(starts_at) || isUnread(ends_at);
  const term = wrong ? { starts_at: null, ends_at: null } : { starts_at, ends_at };
  if (!roadmap && templates.error) {
    return <LoadFailure error={templates.error} onRetry={templates.refetch} />;
  }
  if (!roadmap) return <RowsSkeleton />;

  const tight = term.starts_at && term.ends_at && layOut(roadmap, term)[0]?.period === null;
  return (
    <>
      {all.length > 1 && (
        <Select
          label={t('roadmap.template.choose')}
          data={all.map((one) => ({ value: one.code, label: one.title }))}
          value={roadmap.code}
          onChange={(next) => onChosen({ ...chosen, code: next })}
          allowDeselect={false}
          mb="md"
        />
      )}
      <Group grow align="start" mb="md">
        <DayInput
          label={t('projectPage.startsAt')}
          value={starts_at}
          onChange={setStart}
          onUnread={setStart}
        />
        <DayInput
          label={t('roadmap.template.defence')}
          value={ends_at}
          onChange={setEnd}
          onUnread={setEnd}
          error={reversed ? t('errors.dates_reversed') : undefined}
        />
      </Group>
      {!(starts_at && ends_at) && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('roadmap.template.noDates')}
        </Text>
      )}
      {tight && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('roadmap.template.tight')}
        </Text>
      )}
      <Preview roadmap={roadmap} term={term} />
      {count > 0 && (
        <Text size="sm" mt="md">
          {t('roadmap.template.replaces', { count })}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onEnd}>
          {t('ui.cancel')}
        </Button>
        <Button
          disabled={wrong}
          loading={busy}
          onClick={() => take(roadmap.code, { starts_at, ends_at }, onEnd)}
        >
          {t('roadmap.template.take')}
        </Button>
      </Group>
    </>
  );
}

/**
 * The template of a roadmap in a dialog, offered while nothing of the roadmap was sent. What is chosen is
 * still there after Escape, unless the project has changed meanwhile.
 */
export function TemplateDialog(props: { project: Project; opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { project, opened, onClose } = props;
  const { category_id, starts_at, ends_at } = project;
  const code = category_id && categoryOf(category_id);
  const chosen = useTypedOver<Chosen>({ code, starts_at, ends_at });
  function end() {
    chosen.forget();
    onClose();
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('roadmap.template.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {opened && (
        <TakeForm project={project} chosen={chosen.value} onChosen={chosen.type} onEnd={end} />
      )}
    </Modal>
  );
}
