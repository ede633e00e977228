import { Button, Modal } from '@mantine/core';
import type { Project, Team } from '@pv/contract';
import { IconMailPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useSheet } from './use-sheet.ts';

/** Opens the form of invitations by mail. What was typed is still there later. */
export function InviteByMail({ project, team }: { project: Project; team: Team }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const sheet = useSheet(project.id);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailPlus size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('team.invite.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('team.invite.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <InviteForm project={project} team={team} sheet={sheet} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}
