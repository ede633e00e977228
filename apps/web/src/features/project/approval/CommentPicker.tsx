import { Button, Text } from '@mantine/core';
import { type ApprovalAction, documentEndpoints, remarkLine } from '@pv/contract';
import { IconMessagePlus } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { threadsOf, useComments } from '../../comment/public.ts';
import classes from './ReviewList.module.css';

interface OwnCommentsProps {
  documentId: string;
  /** What stands among the remarks already. */
  typed: string;
  onPick: (line: string) => void;
}

function OwnComments({ documentId, typed, onPick }: OwnCommentsProps) {
  const { t } = useTexts();
  const state = useSessionState();
  const { data } = useComments('document', documentId);
  const me = state.kind === 'in' ? state.claims.uid : null;
  const there = new Set(typed.split('\n').map((line) => line.trim()));
  const lines = threadsOf(data?.comments ?? [])
    .map(({ beginning }) => beginning)
    .filter(({ author, resolved, deleted }) => author.id === me && !resolved && !deleted)
    .map((comment) => ({ id: comment.id, line: remarkLine(comment) }))
    .filter(({ line }) => !there.has(line));
  if (lines.length === 0) return null;
  return (
    <section className={classes.picker} aria-label={t('comments.asRemarks')}>
      <Text size="sm" fw={500}>
        {t('comments.asRemarks')}
      </Text>
      {lines.map(({ id, line }) => (
        <Button
          key={id}
          variant="subtle"
          size="compact-sm"
          justify="start"
          h="auto"
          py={4}
          classNames={{ label: classes.line ?? '' }}
          leftSection={<IconMessagePlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onPick(line)}
        >
          {line}
        </Button>
      ))}
    </section>
  );
}

interface CommentPickerProps {
  section: ApprovalAction['section'];
  /** The stage that is given back; null for a part of the project itself. */
  stageId: string | null;
  typed: string;
  onPick: (line: string) => void;
}

/** One's own open comments on the document of a stage, to be put among the remarks of its return. */
export function CommentPicker({ section, stageId, ...picking }: CommentPickerProps) {
  const ofDocument = stageId !== null && (section === 'result' || section === 'final');
  const { data } = useEndpoint(
    documentEndpoints.ofStage,
    { params: { id: stageId ?? '' } },
    { enabled: ofDocument },
  );
  return data ? <OwnComments documentId={data.id} {...picking} /> : null;
}
