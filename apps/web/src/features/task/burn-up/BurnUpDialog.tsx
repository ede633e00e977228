import { Modal, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useOpenedLater } from '../../../ui/focus.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { NONE } from '../set/group-tasks.ts';
import { BurnUpChart } from './BurnUpChart.tsx';

/** The burn-up of a stage, at first of the one that has open tasks. */
export function BurnUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { project, set, stages, today } = useWorld();
  const opened = useOpenedLater(true);
  const busy = project.stages.find(({ id }) =>
    set.tasks.some(({ stage_id, done }) => stage_id === id && !done),
  );
  const loose = set.tasks.some(({ stage_id }) => stage_id === null);
  const [id, setId] = useState(busy?.id ?? (loose ? NONE : (project.stages[0]?.id ?? NONE)));
  const without = { id: NONE, title: t('tasks.none.stage'), starts_at: null, ends_at: null };
  const stage = id === NONE ? without : project.stages.find((one) => one.id === id);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('burnUp.action')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {stage ? (
        <>
          <NativeSelect
            mb="md"
            label={t('tasks.take.stage')}
            value={id}
            data={[...stages, ...(loose ? [without] : [])].map(({ id: value, title: label }) => ({
              value,
              label,
            }))}
            onChange={(event) => setId(event.currentTarget.value)}
          />
          <BurnUpChart
            tasks={set.tasks.filter(({ stage_id }) => (stage_id ?? NONE) === id)}
            stage={stage}
            today={today}
            zone={project.time_zone}
          />
        </>
      ) : (
        <Text>{t('burnUp.empty')}</Text>
      )}
    </Modal>
  );
}
