import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { type RoleId, roleOf } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useRoleTitles } from '../../../../platform/catalogues.ts';
import { useOfferRole } from '../../api.ts';
import { useTold } from '../use-told.ts';
import type { MemberDialogProps } from './dialog-props.ts';

/** Offers a member another role and says what it brings. */
export function RoleDialog({ opened, member, project, team, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  const roleTitle = useRoleTitles(project.type);
  const told = useTold();
  const offer = useOfferRole();
  const roles = member.can.offer_roles;
  const [chosen, setChosen] = useState<RoleId | null>(null);
  const role = chosen && roles.includes(chosen) ? chosen : roles[0];
  const stake = team.can.invite.find(({ role_id: id }) => id === role)?.at_stake ?? 0;

  async function submit() {
    if (!role) return;
    const body = { project_id: project.id, role_id: role, user_id: member.user_id };
    if (await told(offer.mutateAsync({ body }), t('team.role.done'))) onClose();
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('team.role.title', { name: member.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="md">
        <Select
          label={t('team.role.label')}
          data={roles.map((value) => ({ value, label: roleTitle(roleOf(value)) }))}
          value={role ?? null}
          onChange={(value) => setChosen(roles.find((one) => one === value) ?? null)}
          allowDeselect={false}
          data-autofocus
        />
        <Text>{t('team.role.text', { name: member.name })}</Text>
        {stake > 0 && <Text>{t('team.invite.reset', { count: stake })}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button loading={offer.isPending} onClick={() => void submit()}>
            {t('team.role.submit')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
