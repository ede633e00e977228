import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import type { ApprovalAction, ProjectType } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useAsk } from './Deciding.tsx';
import { useApprovalWords } from './use-approval-words.ts';

interface ApprovalActionsProps {
  /** Null for the project section. */
  stageId: string | null;
  subject: string;
  actions: readonly ApprovalAction[];
  type: ProjectType;
  /** How the buttons look; else the main one is tinted and the others quiet. */
  look?: Pick<ButtonProps, 'variant' | 'size'>;
  /** What the one button says, where it says it otherwise than the action is called. */
  words?: string;
}

/** The buttons that the signed-in person has on one section; each asks in the dialog of the page. */
export function ApprovalActions(props: ApprovalActionsProps) {
  const { stageId, subject, actions, type, look } = props;
  const { t } = useTexts();
  const words = useApprovalWords(type);
  const ask = useAsk();
  const blocked = actions.find((action) => action.missing.length > 0);
  if (actions.length === 0) return null;
  return (
    <div>
      <Group gap="xs">
        {actions.map((action) => (
          <Button
            key={`${action.section} ${action.intent}`}
            variant={action.primary ? 'light' : 'default'}
            {...look}
            disabled={action.missing.length > 0}
            onClick={() => ask({ stageId, action, subject })}
          >
            {props.words ?? words.intent(action.intent)}
          </Button>
        ))}
      </Group>
      {blocked && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('projectPage.decision.blocked', { what: words.missing(blocked.missing).join(', ') })}
        </Text>
      )}
    </div>
  );
}
