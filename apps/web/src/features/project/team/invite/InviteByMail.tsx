import { Button, Modal } from '@mantine/core';
import type { Project, Team } from '@pv/contract';
import { IconMailPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { InviteForm } from './InviteForm.tsx';

/** Opens the form of invitations by mail. What was typed is still there when it is opened again. */
export function InviteByMail({ project, team }: { project: Project; team: Team }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
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
        <InviteForm
          project={project}
          team={team}
          text={text}
          onText={setText}
          onDone={() => setOpened(false)}
        />
      </Modal>
    </>
  );
}
