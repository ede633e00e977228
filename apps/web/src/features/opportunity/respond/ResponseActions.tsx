import { Button, Textarea } from '@mantine/core';
import { DECISION_WORDS, type OpportunityResponse, type ResponseDecision } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { useDecide, useWithdraw } from '../api.ts';
import classes from '../Opportunity.module.css';

/** Answers in the order of their buttons; that it was seen is noted by itself. */
const SHOWN = [
  'accepted',
  'shortlisted',
  'declined',
] as const satisfies readonly ResponseDecision[];
type Shown = (typeof SHOWN)[number];
/** Those that nothing changes any more. */
const FINAL = ['accepted', 'declined'] as const satisfies readonly Shown[];

/** What whoever has posted answers: with words of his own, and asked once more before what is final. */
function Decisions({ response }: { response: OpportunityResponse }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const decide = useDecide();
  const [asking, setAsking] = useState<'accepted' | 'declined' | null>(null);
  const { id, can, opportunity } = response;
  const { text: note, write } = useDraftText(`opportunity.answer.${id}`);
  const long = tooLong(t, note.trim(), DECISION_WORDS);
  const order = opportunity.kind === 'rd_order';
  const shown = SHOWN.filter((decision) => can.decide.includes(decision));
  const answer = (decision: Shown) =>
    decide.mutateAsync({ params: { id }, body: { decision, note: note.trim() } }).then(
      () => {
        setAsking(null);
        write('');
        toasts.success(t('opportunities.response.decided'));
      },
      () => undefined,
    );
  const wordOf = (decision: Shown) =>
    order && decision === 'accepted'
      ? t('opportunities.response.takeToWork')
      : t(`opportunities.response.decide.${decision}`);
  return (
    <div className={classes.form}>
      <Textarea
        label={t('opportunities.response.noteLabel')}
        description={t('opportunities.response.noteHint')}
        autosize
        minRows={2}
        error={long}
        value={note}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        {shown.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'accepted' ? 'filled' : 'default'}
            disabled={long !== null}
            loading={decide.isPending && decide.variables.body.decision === decision}
            onClick={() =>
              decision === 'shortlisted' ? void answer(decision) : setAsking(decision)
            }
          >
            {wordOf(decision)}
          </Button>
        ))}
      </div>
      {FINAL.map((decision) => {
        const begins = order && decision === 'accepted';
        return (
          <ConfirmDialog
            key={decision}
            opened={asking === decision}
            title={t(
              begins
                ? 'opportunities.response.accepting'
                : `opportunities.response.settling.${decision}`,
            )}
            confirm={wordOf(decision)}
            busy={decide.isPending}
            onConfirm={() => void answer(decision)}
            onClose={() => setAsking(null)}
          >
            {t(
              begins
                ? 'opportunities.response.acceptingText'
                : 'opportunities.response.settlingText',
            )}
          </ConfirmDialog>
        );
      })}
    </div>
  );
}

function Withdrawing({ id }: { id: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const withdraw = useWithdraw();
  const [asking, setAsking] = useState(false);
  const take = () =>
    withdraw.mutateAsync({ params: { id } }).then(
      () => {
        setAsking(false);
        toasts.success(t('opportunities.response.withdrawn'));
      },
      () => undefined,
    );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('opportunities.response.withdraw')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('opportunities.response.withdrawing')}
        confirm={t('opportunities.response.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => void take()}
        onClose={() => setAsking(false)}
      >
        {t('opportunities.response.withdrawingText')}
      </ConfirmDialog>
    </>
  );
}

/** What may be done with a response by whoever looks at it. */
export function ResponseActions({ response }: { response: OpportunityResponse }) {
  if (response.can.withdraw) return <Withdrawing id={response.id} />;
  return response.can.decide.length > 0 ? <Decisions response={response} /> : null;
}
