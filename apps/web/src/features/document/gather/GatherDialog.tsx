import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { documentEndpoints, type GatherChangeView } from '@pv/contract';
import { useState } from 'react';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { DocumentChanges, Legend } from '../../edition/public.ts';

interface ChangeRowProps {
  change: GatherChangeView;
  taken: boolean;
  onTake: (take: boolean) => void;
}

/** What becomes of one section; where both sides have changed it, which of them stays. */
function ChangeRow({ change: { what, title, stage }, taken, onTake }: ChangeRowProps) {
  const { t } = useTexts();
  return (
    <DataRow
      title={title.trim() || t('gather.untitled')}
      note={
        <>
          {`${t(`gather.what.${what}`)} · ${stage}`}
          {what === 'conflict' && (
            <SegmentedControl
              mt="xs"
              size="xs"
              display="flex"
              aria-label={t('gather.what.conflict')}
              data={[
                { value: 'keep', label: t('gather.keep') },
                { value: 'take', label: t('gather.take') },
              ]}
              value={taken ? 'take' : 'keep'}
              onChange={(value) => onTake(value === 'take')}
            />
          )}
        </>
      }
    />
  );
}

/** Shows what gathering would change, and gathers the final report from those of the stages. */
export default function GatherDialog({ view, close }: PanelProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const params = { id: view.id };
  const offer = useEndpoint(documentEndpoints.gatherOffer, { params }, { fresh: true });
  const gather = useChange(documentEndpoints.gather, {
    stales: [documentEndpoints.gatherOffer, documentEndpoints.versions],
  });
  const [take, setTake] = useState<readonly string[]>([]);
  const { changes, words } = (!offer.isFetching && offer.data) || {};
  const onGather = () =>
    gather.mutate(
      { params, body: { take: [...take] } },
      {
        onSuccess: () => {
          toasts.success(t('gather.done'));
          close();
        },
      },
    );
  return (
    <Modal
      opened
      // words that differ are read in lines
      size={words ? 'xl' : undefined}
      onClose={close}
      title={t('gather.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text c="dimmed" size="sm" mb="md">
        {t('gather.lead')}
      </Text>
      {offer.isFetching && <RowsSkeleton rows={3} />}
      {offer.isError && <LoadFailure error={offer.error} onRetry={() => void offer.refetch()} />}
      {changes?.length === 0 && <Text>{t('gather.none')}</Text>}
      {changes && changes.length > 0 && (
        <>
          <DataList label={t('gather.title')}>
            {changes.map((change) => (
              <ChangeRow
                key={change.key}
                change={change}
                taken={take.includes(change.key)}
                onTake={(taken) =>
                  setTake((now) => [
                    ...now.filter((key) => key !== change.key),
                    ...(taken ? [change.key] : []),
                  ])
                }
              />
            ))}
          </DataList>
          {words && (
            <Stack mt="md" gap="xs">
              <Legend />
              <DocumentChanges changes={words} title={t('gather.words')} />
            </Stack>
          )}
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button loading={gather.isPending} onClick={onGather}>
              {t('gather.do')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
