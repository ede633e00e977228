import { Button, Group, Modal, Text } from '@mantine/core';
import type { Outcome } from '@pv/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { useOpenerFocus } from '../../../ui/focus.ts';
import { useSubject } from '../page/subject.ts';
import classes from './Bulk.module.css';

/** The list that a dialog asks about, or of what became of it. */
export function BulkLines({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

/** One section: what it is about, beside it its stage or project, and why it was refused. */
export function BulkLine(props: {
  about: string;
  beside?: string | undefined;
  sign?: ReactNode;
  refused?: string | undefined;
}) {
  const { about, beside, sign, refused } = props;
  return (
    <li className={classes.line} data-refused={refused !== undefined || undefined}>
      {sign}
      <span className={classes.told}>
        {about}
        {beside && <span className={classes.dim}>{beside}</span>}
        {refused && <span className={classes.why}>{refused}</span>}
      </span>
    </li>
  );
}

const icon = { size: 18, stroke: 1.8 } as const;

function OneOutcome({ outcome, named }: { outcome: Outcome; named: boolean }) {
  const { t } = useTexts();
  const subject = useSubject();
  const { project, stage, section, refused } = outcome;
  const about = project ? subject({ section, stage }) : t('reviews.outcome.hidden');
  return (
    <BulkLine
      about={about}
      beside={named ? project?.title : undefined}
      refused={refused?.detail.join(' ')}
      sign={
        refused ? (
          <IconAlertTriangle {...icon} aria-label={t('reviews.outcome.refused')} role="img" />
        ) : (
          <IconCheck {...icon} aria-label={t('reviews.outcome.done')} role="img" />
        )
      }
    />
  );
}

/** What became of each section: done, or not done and why. */
function OutcomeList(props: { outcomes: readonly Outcome[]; named: boolean }) {
  const { t } = useTexts();
  const { outcomes, named } = props;
  const done = outcomes.filter(({ refused }) => refused === null).length;
  return (
    <div role="status">
      <Text mb="xs">{t('reviews.outcome.summary', { done, total: outcomes.length })}</Text>
      <BulkLines>
        {outcomes.map((outcome) => (
          <OneOutcome
            key={`${outcome.project?.id} ${outcome.stage?.id} ${outcome.section}`}
            outcome={outcome}
            named={named}
          />
        ))}
      </BulkLines>
    </div>
  );
}

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
