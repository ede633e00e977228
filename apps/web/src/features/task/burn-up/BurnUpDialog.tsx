import { Modal, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useOpenedLater } from '../../../ui/focus.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { BurnUpChart } from './BurnUpChart.tsx';

/** The burn-up of a stage, at first of the one that has open tasks. */
export function BurnUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { project, set, stages, today } = useWorld();
  const opened = useOpenedLater(true);
  const busy = project.stages.find(({ id }) =>
    set.tasks.some(({ stage_id, done }) => stage_id === id && !done),
  );
  const [id, setId] = useState((busy ?? project.stages[0])?.id ?? '');
  const stage = project.stages.find((one) => one.id === id);
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
            data={stages.map(({ id: value, title: label }) => ({ value, label }))}
            onChange={(event) => setId(event.currentTarget.value)}
          />
          <BurnUpChart
            tasks={set.tasks.filter(({ stage_id }) => stage_id === id)}
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
