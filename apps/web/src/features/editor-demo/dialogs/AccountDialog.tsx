import { Button, Group, Modal, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { useOpenerFocus } from '../../../ui/focus.ts';

/** The way to an account, or for somebody who has one, to the projects; the text is taken along. */
export function AccountWay() {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  return (
    <>
      <Text c="dimmed" mb="md">
        {t(signedIn ? 'demo.takeSignedIn' : 'demo.take')}
      </Text>
      <Group gap="sm">
        <Button component={Link} to={signedIn ? '/projects' : '/sign-up'} variant="default">
          {t(signedIn ? 'shell.nav.projects' : 'shell.nav.signUp')}
        </Button>
      </Group>
    </>
  );
}

/** Says what needs an account and why. */
export function AccountDialog(props: { title: string; children: ReactNode; onClose: () => void }) {
  useOpenerFocus();
  const { t } = useTexts();
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="md">{props.children}</Text>
      <AccountWay />
    </Modal>
  );
}
