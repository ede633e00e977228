import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import type { ApprovalAction } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { useDecide, useProjectType, useTeam } from '../api.ts';
import { unsentTerms } from '../fields/forms.ts';
import { AwaitedReviewers } from '../team/AwaitedReviewers.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { settleShown, type Unsaved, unsavedOf } from './settle-shown.ts';
import { refusalOf, tellRefusal } from './tell-refusal.ts';
import { useApprovalWords } from './use-approval-words.ts';
import { useReviewDraft } from './use-review-draft.ts';

function OfProject({ id }: { id: string }) {
  const { data } = useTeam(id);
  return data ? <AwaitedReviewers team={data} /> : null;
}

/** On the page of a project: whose invitation to review waits, for who is about to approve alone. */
function UnansweredReviewers() {
  const { id } = useParams({ strict: false });
  return id ? <OfProject id={id} /> : null;
}

interface ApprovalActionsProps {
  /** The project's id for the project section, else the stage's. */
  id: string;
  edition: number;
  status: string;
  subject: string;
  actions: readonly ApprovalAction[];
  /** How the buttons look; else the main one is tinted and the others quiet. */
  look?: Pick<ButtonProps, 'variant' | 'size'>;
  /** What the one button says, where it says it otherwise than the action is called. */
  words?: string;
}

/** The buttons that the signed-in person has on one section, and the dialog of the one pressed. */
export function ApprovalActions(props: ApprovalActionsProps) {
  const { id, edition, status, subject, actions, look } = props;
  const { t } = useTexts();
  const words = useApprovalWords();
  const toasts = useToasts();
  const type = useProjectType();
  const decide = useDecide();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ApprovalAction | null>(null);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [settling, setSettling] = useState(false);
  const deciding = useRef(false);
  const draftOf = useReviewDraft();
  const blocked = actions.find((action) => action.missing.length > 0);

  function choose(action: ApprovalAction) {
    decide.reset();
    setUnsaved(unsavedOf(true, unsentTerms.any()));
    setChosen(action);
  }

  /** What is decided on is what was typed and ticked, so it has to be on the server first. */
  async function settle() {
    setSettling(true);
    try {
      const lost = await settleShown(queries);
      setUnsaved(lost);
      return lost === null;
    } finally {
      setSettling(false);
    }
  }

  async function send(decision: ApprovalAction, review: string | null) {
    if (!(await settle())) return;
    const { section, action, intent } = decision;
    // A promise, for these buttons may be gone once it is decided.
    await decide.mutateAsync({ id, type, section, action, review, edition, status }).then(
      () => {
        draftOf(id, decision).drop();
        setChosen(null);
        toasts.success(words.done(intent));
      },
      (error) => {
        if (tellRefusal(toasts, error) === 'over') setChosen(null);
      },
    );
  }

  function confirm(review: string | null) {
    // the state comes with the next drawing, and a second press may come before it
    if (!chosen || deciding.current) return;
    deciding.current = true;
    void send(chosen, review).finally(() => {
      deciding.current = false;
    });
  }

  const failure = unsaved
    ? t(`projectPage.decision.${unsaved}`)
    : decide.error && !refusalOf(decide.error) && describeError(decide.error, t);
  if (actions.length === 0 && !chosen) return null;
  return (
    <div>
      <Group gap="xs">
        {actions.map((action) => (
          <Button
            key={`${action.section} ${action.intent}`}
            variant={action.primary ? 'light' : 'default'}
            {...look}
            disabled={action.missing.length > 0}
            onClick={() => choose(action)}
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
      {chosen && (
        <DecisionDialog
          action={chosen}
          subject={subject}
          draft={draftOf(id, chosen)}
          notice={chosen.intent === 'self_approve' && <UnansweredReviewers />}
          busy={settling || decide.isPending}
          failure={failure || null}
          onDecide={confirm}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
