import type { ApprovalAction, Project } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { useDecide, useTeam } from '../api.ts';
import { unsentTerms } from '../fields/forms.ts';
import { statusOf } from '../page/section-status.ts';
import { editionOf } from '../page/subject.ts';
import { AwaitedReviewers } from '../team/AwaitedReviewers.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { settleShown, type Unsaved, unsavedOf } from './settle-shown.ts';
import { refusalOf, tellRefusal } from './tell-refusal.ts';
import { useApprovalWords } from './use-approval-words.ts';
import { useReviewDraft } from './use-review-draft.ts';
import { useWhyGone } from './why-gone.ts';

/** A decision that is asked about in the dialog. */
interface Asked {
  /** Null for the project section. */
  stageId: string | null;
  action: ApprovalAction;
  subject: string;
}

const DecidingContext = createContext<((asked: Asked) => void) | null>(null);

/** Opens the dialog of a decision; inside `DecidingProvider`. */
export function useAsk(): (asked: Asked) => void {
  const ask = use(DecidingContext);
  if (!ask) throw new Error('useAsk outside of DecidingProvider');
  return ask;
}

/** Whose invitation to review waits, for who is about to approve alone. */
function UnansweredReviewers({ id }: { id: string }) {
  const { data } = useTeam(id);
  return data ? <AwaitedReviewers team={data} /> : null;
}

/** The dialog over the page as it is by now: a decision is made on what the page has read last. */
function Dialog(props: { project: Project; asked: Asked; onClose: () => void }) {
  const { project, asked, onClose } = props;
  const { stageId, subject } = asked;
  const { section, intent } = asked.action;
  const { t } = useTexts();
  const words = useApprovalWords();
  const toasts = useToasts();
  const decide = useDecide();
  const queries = useQueryClient();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(() => unsavedOf(true, unsentTerms.any()));
  const [settling, setSettling] = useState(false);
  const deciding = useRef(false);
  const id = stageId ?? project.id;
  const draft = useReviewDraft()(id, asked.action);
  const stage = project.stages.find((one) => one.id === stageId);
  const offered = stageId === null ? project.actions : (stage?.actions ?? []);
  const action = offered.find((one) => one.section === section && one.intent === intent);
  // one's own decision takes the action away a moment before the dialog is closed
  const gone = !action && !decide.isPending;
  const why = useWhyGone({ projectId: project.id, stageId, section }, gone);

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

  async function send(review: string | null) {
    if (!action || !(await settle())) return;
    const seen = {
      edition: editionOf(project, section, stage),
      status: statusOf(project, section, stage),
    };
    const decision = { id, type: project.type, section, action: action.action, review, ...seen };
    await decide.mutateAsync(decision).then(
      () => {
        draft.drop();
        onClose();
        toasts.success(words.done(intent));
      },
      (error) => {
        if (tellRefusal(toasts, error) === 'over') onClose();
      },
    );
  }

  function confirm(review: string | null) {
    // the state comes with the next drawing, and a second press may come before it
    if (deciding.current) return;
    deciding.current = true;
    void send(review).finally(() => {
      deciding.current = false;
    });
  }

  const { error } = decide;
  const told = error && (refusalOf(error) ?? 'told') === 'told' && describeError(error, t);
  const failure = unsaved ? t(`projectPage.decision.${unsaved}`) : told;
  return (
    <DecisionDialog
      action={action ?? asked.action}
      type={project.type}
      stage={stage ?? null}
      subject={subject}
      draft={draft}
      notice={intent === 'self_approve' && <UnansweredReviewers id={project.id} />}
      busy={settling || decide.isPending}
      failure={failure || why}
      gone={gone}
      onDecide={confirm}
      onClose={onClose}
    />
  );
}

/**
 * The one dialog of decisions of a project's page. It stays with what was typed although the button that
 * opened it may be gone, because somebody else has decided meanwhile.
 */
export function DecidingProvider({ project, children }: { project: Project; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <DecidingContext value={setAsked}>
      {children}
      {asked && <Dialog project={project} asked={asked} onClose={() => setAsked(null)} />}
    </DecidingContext>
  );
}
