import { Button, Group, Modal, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import type { Project, Team } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { ArchivePanel } from '../../../archive/public.ts';
import { useHandOver, useLeave } from '../../api.ts';
import { useLeft } from '../use-left.ts';
import { useTold } from '../use-told.ts';
import classes from './CreatorExit.module.css';
import type { MemberDialogProps } from './dialog-props.ts';

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

/**
 * The author leaves or deletes the project: handing over is offered first, who loses what is said, and
 * the title is typed.
 */
export function CreatorExit(props: MemberDialogProps & { mode: 'leave' | 'delete' }) {
  const { opened, member, project, team, mode, onClose } = props;
  const { t } = useTexts();
  const leave = useLeave();
  const left = useLeft();
  const [typed, setTyped] = useState('');
  const right = typed.trim() === project.title.trim();
  const losers = team.team.filter(({ is_me: me }) => !me).map(({ name }) => name);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!right) return;
    leave.mutate(
      { body: { project_id: project.id, user_id: member.user_id, title: typed } },
      { onSuccess: () => left(t('team.creator.done')) },
    );
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t(`team.creator.${mode}Title`)}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="md">
        <Text>{t(`team.creator.${mode}Text`)}</Text>
        <section className={classes.part}>
          <Title order={3}>{t('team.creator.handoverTitle')}</Title>
          <HandOver project={project} team={team} onDone={onClose} />
        </section>
        <section className={classes.part}>
          <Title order={3}>{t('archive.before')}</Title>
          <ArchivePanel projectId={project.id} quiet />
          <Text size="sm" c="dimmed">
            {t('archive.wait')}
          </Text>
        </section>
        <form className={classes.part} onSubmit={submit} noValidate>
          <Title order={3}>{t('team.creator.deleteTitle')}</Title>
          {losers.length > 0 && (
            <Text>
              {t('team.creator.losers', { count: losers.length, names: losers.join(', ') })}
            </Text>
          )}
          <TextInput
            label={t('team.creator.typedLabel')}
            description={t('team.creator.typed', { title: project.title })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" color="red" disabled={!right} loading={leave.isPending}>
              {t('team.creator.submit')}
            </Button>
          </Group>
        </form>
      </Stack>
    </Modal>
  );
}
