import { Button, Group, Text } from '@mantine/core';
import type { ApprovalAction } from '@pv/contract';
import { useState } from 'react';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDecide } from '../api/use-decide.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useApprovalWords } from './use-approval-words.ts';

export interface ApprovalActionsProps {
  /** The project's id for the project section, else the stage's. */
  id: string;
  edition: number;
  status: string;
  subject: string;
  actions: readonly ApprovalAction[];
  /** Only one button of a page is filled. */
  filled: boolean;
}

/** The buttons that the signed-in person has on one section, and the dialog of the one pressed. */
export function ApprovalActions({
  id,
  edition,
  status,
  subject,
  actions,
  filled,
}: ApprovalActionsProps) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const toasts = useToasts();
  const decide = useDecide();
  const [chosen, setChosen] = useState<ApprovalAction | null>(null);
  const blocked = actions.find((action) => action.missing.length > 0);

  function confirm(review: string | null) {
    if (!chosen) return;
    const { section, action } = chosen;
    decide.mutate(
      { id, section, action, review, edition, status },
      {
        onSuccess: () => toasts.success(t('projectPage.decision.done')),
        onSettled: () => setChosen(null),
      },
    );
  }

  return (
    <>
      <Group gap="sm">
        {actions.map((action) => (
          <Button
            key={`${action.section} ${action.intent}`}
            variant={action.primary && filled ? 'filled' : 'default'}
            disabled={action.missing.length > 0}
            onClick={() => setChosen(action)}
          >
            {words.intent(action.intent)}
          </Button>
        ))}
      </Group>
      {blocked && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('projectPage.decision.blocked', { what: words.missing(blocked.missing).join(', ') })}
        </Text>
      )}
      {chosen && (
        <DecisionDialog
          action={chosen}
          subject={subject}
          busy={decide.isPending}
          onDecide={confirm}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
