import { Stack, Text, Textarea } from '@mantine/core';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../../platform/drafts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { tooLong } from '../../../../ui/form/field.ts';
import { useRemoveTeammate } from '../../api.ts';
import { useTold } from '../use-told.ts';
import type { MemberDialogProps } from './dialog-props.ts';

const REASON_MAX = 1000;

/** Removes a member at once, or asks for his consent, and says before what will happen. */
export function ExcludeDialog({ opened, member, project, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  const told = useTold();
  const remove = useRemoveTeammate();
  const { text: reason, write } = useDraftText(`exclude.${project.id}.${member.user_id}`);
  const problem = tooLong(t, reason.trim(), REASON_MAX);
  const atOnce = member.can.exclude === 'at_once';
  const said = { name: member.name };

  async function submit() {
    if (problem) return;
    const why = reason.trim() ? { reason: reason.trim() } : {};
    const done = await told(
      remove.mutateAsync({ body: { project_id: project.id, user_id: member.user_id, ...why } }),
      t(atOnce ? 'team.exclude.doneAtOnce' : 'team.exclude.done'),
    );
    if (done) write('');
    onClose();
  }

  return (
    <ConfirmDialog
      opened={opened}
      title={atOnce ? t('team.exclude.atOnceTitle', said) : t('team.exclude.askTitle', said)}
      confirm={t(atOnce ? 'team.exclude.atOnce' : 'team.exclude.ask')}
      destructive={atOnce}
      busy={remove.isPending}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t(atOnce ? 'team.exclude.atOnceText' : 'team.exclude.askText')}</Text>
        <Textarea
          label={t('team.exclude.reason')}
          value={reason}
          onChange={(event) => write(event.currentTarget.value)}
          readOnly={remove.isPending}
          error={problem}
          autosize
          minRows={2}
        />
      </Stack>
    </ConfirmDialog>
  );
}
