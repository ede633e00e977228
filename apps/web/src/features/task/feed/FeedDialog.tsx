import { Button, Group, Modal, SegmentedControl, Text, TextInput } from '@mantine/core';
import { taskEndpoints } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { useOpenedLater } from '../../../ui/focus.ts';
import { useCopy } from '../../../ui/use-copy.tsx';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';

type Of = 'project' | 'own';

/** The secret address that a calendar program subscribes to, to be copied or changed. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { project } = useWorld();
  const { toasts } = useTell();
  const opened = useOpenedLater(true);
  const [of, setOf] = useState<Of>('project');
  const projectId = of === 'project' ? project.id : null;
  const feed = useEndpoint(taskEndpoints.feed, {
    query: projectId ? { project_id: projectId } : {},
  });
  const renew = useChange(taskEndpoints.renewFeed, { stales: [taskEndpoints.feed] });
  const copy = useCopy(() => toasts.success(t('tasks.calendarFeed.copied')));
  const url = feed.data?.url ?? '';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('tasks.calendarFeed.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="md">{t('tasks.calendarFeed.lead')}</Text>
      <SegmentedControl
        fullWidth
        mb="md"
        aria-label={t('tasks.calendarFeed.title')}
        value={of}
        onChange={(value) => setOf(value as Of)}
        data={[
          { value: 'project', label: t('tasks.calendarFeed.project') },
          { value: 'own', label: t('tasks.calendarFeed.own') },
        ]}
      />
      {feed.error ? (
        <LoadFailure error={feed.error} onRetry={() => void feed.refetch()} />
      ) : (
        <TextInput
          label={t('tasks.calendarFeed.address')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Text size="sm" c="dimmed" my="sm">
        {t('tasks.calendarFeed.secret')}
      </Text>
      <Group justify="space-between" gap="sm">
        <Button
          variant="subtle"
          loading={renew.isPending}
          onClick={() =>
            renew.mutate(
              { body: { project_id: projectId } },
              { onSuccess: () => toasts.success(t('tasks.calendarFeed.renewed')) },
            )
          }
        >
          {t('tasks.calendarFeed.renew')}
        </Button>
        <Button disabled={url === ''} onClick={() => void copy.copy(url)}>
          {t('tasks.calendarFeed.copy')}
        </Button>
      </Group>
      {copy.byHand}
    </Modal>
  );
}
