import { Button, Group, List, Modal, Text, Textarea } from '@mantine/core';
import type { ApprovalAction, ProjectType } from '@pv/contract';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Draft } from '../../../platform/drafts.ts';
import { useOpenerFocus } from '../../../ui/focus.ts';
import { tooLong } from '../../../ui/form/field.ts';
import { KeepTemplate, putTemplate, TemplatePicker } from '../../template/public.ts';
import { inSentence } from '../page/subject.ts';
import { CommentPicker } from './CommentPicker.tsx';
import { useApprovalWords } from './use-approval-words.ts';

/** Remarks are typed one a line; empty lines and the marks of a list before them are dropped. */
export function remarksOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

const LIMIT = 20_000;

/** Actions by which a reviewer gives work back: remarks are expected. */
const RETURNING: ReadonlySet<ApprovalAction['intent']> = new Set([
  'return',
  'pass_down',
  'grant_request',
  'withdraw',
]);

interface DecisionDialogProps {
  action: ApprovalAction;
  /** Of the project. */
  type: ProjectType;
  /** Whose part it is about; null for a part of the project itself. */
  stage: { id: string } | null;
  /** What the decision is about, such as «План этапа 2». */
  subject: string;
  /** Where what is typed is kept until it is sent. */
  draft: Draft;
  busy: boolean;
  /** Why the decision was not taken or cannot be, in words. */
  failure: string | null;
  /** Nothing is left to decide here: what was typed can only be taken along. */
  gone: boolean;
  /** The dialog begins at the choice of a template. */
  templateFirst?: boolean;
  /** What is to be known before this decision. */
  notice?: ReactNode;
  onDecide: (review: string | null) => void;
  onClose: () => void;
}

function Warnings({ action, type }: Pick<DecisionDialogProps, 'action' | 'type'>) {
  const { intent, warnings, open_remarks } = action;
  const { t } = useTexts();
  const words = useApprovalWords(type);
  // the remarks are told with their number
  const said = (item: string) => item !== 'remarks_ticked' || open_remarks === 0;
  if (intent === 'withdraw') return <Text mb="md">{t('projectPage.decision.withdraws')}</Text>;
  if (warnings.length === 0) return null;
  return (
    <>
      <Text mb="xs">
        {intent === 'self_approve' || intent === 'approve'
          ? t('projectPage.decision.approveAnyway')
          : t('projectPage.decision.warnings')}
      </Text>
      <List mb="md">
        {words.missing(warnings.filter(said)).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
        {open_remarks > 0 && (
          <List.Item>{t('reviews.remarksOpen', { count: open_remarks })}</List.Item>
        )}
      </List>
    </>
  );
}

/** Gives work back without a word, which is asked about once more. */
function WithoutRemarks({ disabled, onDecide }: { disabled: boolean; onDecide: () => void }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  return (
    <Button
      variant={asked ? 'default' : 'subtle'}
      size="compact-sm"
      mt={6}
      ml={asked ? 0 : -8}
      disabled={disabled}
      onClick={() => (asked ? onDecide() : setAsked(true))}
    >
      {asked ? t('projectPage.decision.sure') : t('projectPage.decision.anyway')}
    </Button>
  );
}

/** Why the decision was not taken or cannot be, and what becomes of what was typed. */
function Refused(props: { failure: string | null; gone: boolean; typed: boolean }) {
  const { failure, gone, typed } = props;
  const { t } = useTexts();
  const words = [
    failure ? null : t('projectPage.decision.gone'),
    typed ? t('projectPage.decision.typedStays') : null,
  ].filter(Boolean);
  return (
    <>
      {failure && (
        <Text c="red" size="sm" mt="xs" role="alert">
          {failure}
        </Text>
      )}
      {gone && words.length > 0 && (
        <Text size="sm" mt="xs" role="status">
          {words.join(' ')}
        </Text>
      )}
    </>
  );
}

/** Asks what goes along with a decision: remarks, a word to the reviewer, or consent to what is missing. */
export function DecisionDialog(props: DecisionDialogProps) {
  useOpenerFocus();
  const { action, subject, draft, busy, failure, gone, onDecide, onClose } = props;
  const { t } = useTexts();
  const words = useApprovalWords();
  const [text, setText] = useState(() => draft.read() ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const returning = RETURNING.has(action.intent);
  const remarks = remarksOf(text);
  const lacking = returning && remarks.length === 0;

  const of = action.section === 'result' || action.section === 'final' ? 'result' : 'plan';
  const ready = remarks.length > 0 ? remarks.join('\n') : null;
  const problem = tooLong(t, ready ?? '', LIMIT);

  function type(typed: string) {
    setText(typed);
    if (typed === '') draft.drop();
    else draft.keep(typed);
  }

  function send(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!lacking && !busy && !problem && !gone) onDecide(ready);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={`${words.intent(action.intent)}: ${inSentence(subject)}`}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {props.notice}
      <Warnings action={action} type={props.type} />
      {returning && (
        <CommentPicker
          section={action.section}
          stageId={props.stage?.id ?? null}
          typed={text}
          onPick={(line) => type([text.trimEnd(), line].filter(Boolean).join('\n'))}
        />
      )}
      {returning && (
        <TemplatePicker
          kind={of}
          first={props.templateFirst ?? false}
          onPick={(template) => {
            type(putTemplate(text, template));
            field.current?.focus();
          }}
        />
      )}
      <Textarea
        label={returning ? t('projectPage.decision.remarks') : t('projectPage.decision.note')}
        description={returning ? t('projectPage.decision.remarksHint') : undefined}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        error={problem}
        autosize
        minRows={returning ? 4 : 2}
        maxRows={14}
        ref={field}
        onKeyDown={send}
        {...(!props.templateFirst && { 'data-autofocus': true })}
      />
      {returning && (
        <Text size="sm" c="dimmed" mt={6} role="status">
          {lacking
            ? t('projectPage.decision.lacking')
            : t('projectPage.decision.remarksCount', { count: remarks.length })}
        </Text>
      )}
      {lacking && <WithoutRemarks disabled={busy || gone} onDecide={() => onDecide(null)} />}
      {returning && <KeepTemplate text={remarks.join('\n')} kind={of} />}
      <Refused failure={failure} gone={gone} typed={text.trim() !== ''} />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          loading={busy}
          disabled={lacking || gone || problem !== null}
          onClick={() => onDecide(ready)}
        >
          {words.intent(action.intent)}
        </Button>
      </Group>
    </Modal>
  );
}
