import { Button, Text } from '@mantine/core';
import { MAX_NUMERIC_STAGES, type Project } from '@pv/contract';
import { IconChevronDown, IconRestore } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { dayText } from '../../../ui/days.ts';
import { useDeletedStages, useRestoreStage } from '../api.ts';
import { useOpenedRows } from './use-opened-rows.tsx';

interface RestoreStageProps {
  stage: { id: string; title: string };
  /** The id of the words that say why no stage can be brought back; undefined where one can. */
  hindrance: string | undefined;
}

/** Brings a deleted stage back and shows it; several may be on their way at once. */
function RestoreStage({ stage: { id, title }, hindrance }: RestoreStageProps) {
  const { t } = useTexts();
  const restore = useRestoreStage();
  const rows = useOpenedRows();
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconRestore size={16} stroke={1.8} aria-hidden="true" />}
      aria-label={t('roadmap.deleted.restoreNamed', { title })}
      disabled={hindrance !== undefined}
      aria-describedby={hindrance}
      loading={restore.isPending}
      onClick={() =>
        // the row that has the focus is gone by then: the call is waited for, and the stage itself is shown
        void restore.mutateAsync({ params: { id } }).then(
          () => rows.show(id),
          () => undefined,
        )
      }
    >
      {t('roadmap.deleted.restore')}
    </Button>
  );
}

/** The stages that were deleted, folded; those who may arrange the roadmap bring them back. */
export function DeletedStages({ project }: { project: Pick<Project, 'id' | 'stages'> }) {
  const { t } = useTexts();
  const panel = useId();
  const why = useId();
  const [opened, setOpened] = useState(false);
  const deleted = useDeletedStages(project.id);
  const stages = deleted.data?.stages ?? [];
  if (stages.length === 0) return null;
  const full = project.stages.filter(({ kind }) => kind === 'numeric').length >= MAX_NUMERIC_STAGES;
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        mt="xs"
        aria-expanded={opened}
        aria-controls={panel}
        rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpened(!opened)}
      >
        {t('roadmap.deleted.title', { count: stages.length })}
      </Button>
      <div id={panel} hidden={!opened}>
        {full && (
          <Text id={why} size="sm" c="dimmed" mb="xs">
            {t('roadmap.deleted.full', { count: MAX_NUMERIC_STAGES })}
          </Text>
        )}
        <DataList label={t('roadmap.deleted.list')}>
          {stages.map(({ id, title, deleted_at, deleted_by, was_sent }) => (
            <DataRow
              key={id}
              title={title}
              note={[
                t('roadmap.deleted.when', {
                  who: deleted_by,
                  date: dayText(deleted_at, t),
                }),
                ...(was_sent ? [t('roadmap.deleted.sent')] : []),
              ].join(' · ')}
              actions={<RestoreStage stage={{ id, title }} hindrance={full ? why : undefined} />}
            />
          ))}
        </DataList>
      </div>
    </div>
  );
}
