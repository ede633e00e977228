import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { Project, Team } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useHandOver } from '../../api.ts';
import { useTold } from '../use-told.ts';

/** Chooses who is to become the author and asks him. */
export function HandOver(props: {
  project: Project;
  team: Team;
  /** Who is proposed first. */
  first?: string;
  onDone: () => void;
}) {
  const { project, team, first, onDone } = props;
  const { t, dynamic } = useTexts();
  const told = useTold();
  const handOver = useHandOver();
  const able = team.team.filter(({ can }) => can.hand_over);
  const [chosen, setChosen] = useState<string | null>(null);
  const heir = able.find(({ user_id: id }) => id === (chosen ?? first)) ?? able[0];
  if (!heir) return <Text c="dimmed">{dynamic('team.creator.handoverNobody')}</Text>;
  return (
    <Stack gap="sm">
      <Text>{t('team.creator.handoverHint')}</Text>
      <Select
        label={t('team.creator.handoverLabel')}
        data={able.map(({ user_id: value, name }) => ({ value, label: name }))}
        value={heir.user_id}
        onChange={setChosen}
        allowDeselect={false}
      />
      <Group justify="flex-end">
        <Button
          loading={handOver.isPending}
          onClick={async () => {
            const body = { project_id: project.id, user_id: heir.user_id };
            const done = await told(handOver.mutateAsync({ body }), t('team.creator.handoverDone'));
            if (done) onDone();
          }}
        >
          {t('team.creator.handoverSubmit')}
        </Button>
      </Group>
    </Stack>
  );
}
