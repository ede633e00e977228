import { Button, Text } from '@mantine/core';
import { MAX_NUMERIC_STAGES, type Project } from '@pv/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { dayText } from '../../../ui/days.ts';
import { useDeletedStages } from '../api.ts';
import { RestoreStage } from './RestoreStage.tsx';

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
