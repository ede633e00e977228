import { Button, Group, Modal, Text } from '@mantine/core';
import type { Outcome } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { describeError } from '../../../platform/toasts/describe-error.ts';
import { useOpenerFocus } from '../../../ui/use-opener-focus.ts';
import { OutcomeList } from './OutcomeList.tsx';

/** Asks before many decisions, then tells what became of each. */
export function BulkDialog(props: {
  title: string;
  /** Shown instead of the title once it is done. */
  doneTitle: string;
  text: string;
  confirm: string;
  /** The sections that will be decided on. */
  children: ReactNode;
  busy: boolean;
  /** False while the sections are not known. */
  ready?: boolean;
  error: unknown;
  /** Why nothing was sent, in words. */
  hinders?: string | null;
  outcomes: readonly Outcome[] | null;
  /** Name the projects of the outcomes. */
  named: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  useOpenerFocus();
  const { t } = useTexts();
  const { outcomes, busy, error, ready = true } = props;
  const failure = props.hinders || (error ? describeError(error, t) : '');
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={outcomes ? props.doneTitle : props.title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {outcomes ? (
        <OutcomeList outcomes={outcomes} named={props.named} />
      ) : (
        <>
          <Text mb="sm">{props.text}</Text>
          {props.children}
        </>
      )}
      {failure && (
        <Text c="red" size="sm" mt="xs" role="alert">
          {failure}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={props.onClose}>
          {outcomes ? t('ui.close') : t('ui.cancel')}
        </Button>
        {!outcomes && (
          <Button loading={busy} disabled={!ready} onClick={props.onConfirm} data-autofocus>
            {props.confirm}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
