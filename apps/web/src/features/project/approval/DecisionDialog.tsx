import { Button, Group, List, Modal, Text, Textarea } from '@mantine/core';
import type { ApprovalAction } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { remarksOf } from './review-text.ts';
import { useApprovalWords } from './use-approval-words.ts';

const LIMIT = 20_000;

/** Actions by which a reviewer gives work back: remarks are expected. */
const RETURNING: ReadonlySet<ApprovalAction['intent']> = new Set([
  'return',
  'pass_down',
  'grant_request',
  'withdraw',
]);

export interface DecisionDialogProps {
  action: ApprovalAction;
  /** What the decision is about, such as «План этапа 2». */
  subject: string;
  busy: boolean;
  onDecide: (review: string | null) => void;
  onClose: () => void;
}

/** Asks what goes along with a decision: remarks, a word to the reviewer, or consent to what is missing. */
export function DecisionDialog({ action, subject, busy, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const [text, setText] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const returning = RETURNING.has(action.intent);
  const empty = text.trim() === '';
  const asksTwice = returning && empty && confirmed;

  function decide() {
    if (returning && empty && !confirmed) return setConfirmed(true);
    onDecide(empty ? null : remarksOf(text).join('\n'));
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={`${words.intent(action.intent)}: ${subject}`}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {action.warnings.length > 0 && (
        <>
          <Text mb="xs">{t('projectPage.decision.warnings')}</Text>
          <List mb="md">
            {words.missing(action.warnings).map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </>
      )}
      <Textarea
        label={returning ? t('projectPage.decision.remarks') : t('projectPage.decision.note')}
        description={returning ? t('projectPage.decision.remarksHint') : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={LIMIT}
        autosize
        minRows={returning ? 4 : 2}
        maxRows={14}
        data-autofocus
      />
      {asksTwice && (
        <Text c="red" size="sm" mt="xs" role="alert">
          {t('projectPage.decision.noRemarks')}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button loading={busy} onClick={decide}>
          {asksTwice ? t('projectPage.decision.anyway') : words.intent(action.intent)}
        </Button>
      </Group>
    </Modal>
  );
}
