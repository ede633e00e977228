import { Button, Group, Modal, Select, Text } from '@mantine/core';
import type { CategoryId, Project, RoadmapView } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useCategories } from '../api/use-categories.ts';
import { useTemplates } from '../api/use-templates.ts';
import { termText } from '../fields/date-text.ts';
import { layOut } from './lay-out.ts';
import classes from './TemplateDialog.module.css';
import { useTakeTemplate } from './use-take-template.ts';

function Preview({ roadmap, term }: { roadmap: RoadmapView; term: Parameters<typeof layOut>[1] }) {
  const { t } = useTexts();
  return (
    <ol className={classes.stages} aria-label={t('roadmap.template.preview')}>
      {layOut(roadmap, term).map(({ title, period }) => (
        <li key={title}>
          <span>{title}</span>
          <span className={classes.term}>{period && termText(period)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Chooses a template, shows its stages with their dates, and puts them into the roadmap. */
function TemplateForm({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTexts();
  const templates = useTemplates(project.type);
  const categories = useCategories();
  const { busy, take } = useTakeTemplate(project);
  const [category, setCategory] = useState<CategoryId | null>(project.category_id);
  const [starts_at, setStart] = useState(project.starts_at);
  const [ends_at, setEnd] = useState(project.ends_at);
  const all = templates.data?.templates ?? [];
  const roadmap = all.find((one) => one.category_id === category) ?? all[0];
  const count = project.stages.filter(({ kind }) => kind === 'numeric').length;
  const reversed = Boolean(starts_at && ends_at && ends_at < starts_at);
  const titles = categories.data?.categories ?? [];
  if (!roadmap) return <RowsSkeleton />;

  const tight =
    starts_at &&
    ends_at &&
    !reversed &&
    layOut(roadmap, { starts_at, ends_at })[0]?.period === null;
  return (
    <>
      {all.length > 1 && (
        <Select
          label={t('roadmap.template.choose')}
          data={titles.map(({ id, title }) => ({ value: id, label: title }))}
          value={category}
          onChange={setCategory}
          allowDeselect={false}
          mb="md"
        />
      )}
      <Group grow align="start" mb="md">
        <DayInput label={t('projectPage.startsAt')} value={starts_at} onChange={setStart} />
        <DayInput
          label={t('roadmap.template.defence')}
          value={ends_at}
          onChange={setEnd}
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
      <Preview roadmap={roadmap} term={{ starts_at, ends_at }} />
      {count > 0 && (
        <Text size="sm" mt="md">
          {t('roadmap.template.replaces', { count })}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          disabled={reversed}
          loading={busy}
          onClick={() => take(roadmap.category_id, { starts_at, ends_at }, onClose)}
        >
          {t('roadmap.template.take')}
        </Button>
      </Group>
    </>
  );
}

/** The template of a roadmap in a dialog, offered while nothing of the roadmap was sent. */
export function TemplateDialog(props: { project: Project; opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { project, opened, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('roadmap.template.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {opened && <TemplateForm project={project} onClose={onClose} />}
    </Modal>
  );
}
