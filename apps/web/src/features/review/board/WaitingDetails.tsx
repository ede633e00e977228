import { Button, Kbd, SegmentedControl, Text } from '@mantine/core';
import type { ApprovalAction, WaitingRow } from '@pv/contract';
import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { useLetterKeys } from '../../../ui/letter-keys.ts';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { EditionChanges, EditionText, useEdition } from '../../edition/public.ts';
import {
  LookLine,
  ReviewList,
  StageSteps,
  stepOf,
  useApprovalWords,
  useProjectReviews,
  useStageReviews,
  useSubject,
} from '../../project/public.ts';
import classes from './Board.module.css';

/**
 * Why the next action on a row is to open its project: what is missing is added there, and remarks are
 * dealt with there. Null where the next action is the decision itself.
 */
export function leadOf({
  move,
  actions,
}: Pick<WaitingRow, 'move' | 'actions'>): 'fill' | 'fix' | null {
  if (stepOf(move, actions)?.kind === 'fix') return 'fix';
  return actions.some(({ missing }) => missing.length > 0) ? 'fill' : null;
}

const VIEWS = ['changes', 'content'] as const;

/**
 * The edition that waits: what has changed, or what it holds when `flipped`. Where there is nothing to
 * compare with it is what it holds, after a word of why, and there is nothing to choose.
 */
export function ReadEdition(props: {
  id: string;
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
}) {
  const { id, flipped, onFlip } = props;
  const { t } = useTexts();
  const { data, error, refetch } = useEdition(id);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={4} />;
  if (!data.against) {
    return (
      <div className={classes.read}>
        <EditionChanges id={id} titled />
        <EditionText id={id} />
      </div>
    );
  }
  return (
    <>
      <SegmentedControl
        aria-label={t('reviews.view')}
        size="sm"
        data={VIEWS.map((value) => ({ value, label: t(`reviews.${value}`) }))}
        value={flipped ? 'content' : 'changes'}
        onChange={(value) => onFlip(value === 'content')}
      />
      <div className={classes.read}>
        {flipped ? <EditionText id={id} /> : <EditionChanges id={id} titled />}
      </div>
    </>
  );
}

const KEYS = { approve: 'A', revise: 'R' } as const;

/** What may be decided on the row, with the keys that do it. */
function RowActions(props: {
  row: WaitingRow;
  busy: boolean;
  /** The button that is the next action in their stead. */
  lead: ReactNode;
  onAct: (action: ApprovalAction['action']) => void;
}) {
  const { row, busy, lead, onAct } = props;
  const { t } = useTexts();
  const words = useApprovalWords(row.project.type);
  const letters = useLetterKeys();
  const blocked = row.actions.find(({ missing }) => missing.length > 0);
  return (
    <div className={classes.actions}>
      {lead}
      {row.actions.map((action) => (
        <Button
          key={action.intent}
          variant={action.primary && !lead ? 'filled' : 'default'}
          disabled={action.missing.length > 0}
          loading={busy && action.primary}
          {...(letters.on && {
            'aria-keyshortcuts': KEYS[action.action],
            rightSection: (
              <Kbd size="xs" className={classes.kbd} aria-hidden="true">
                {KEYS[action.action]}
              </Kbd>
            ),
          })}
          onClick={() => onAct(action.action)}
        >
          {words.intent(action.intent)}
        </Button>
      ))}
      {blocked && (
        <Text size="sm" c="dimmed">
          {t('projectPage.decision.blocked', { what: words.missing(blocked.missing).join(', ') })}
        </Text>
      )}
    </div>
  );
}

/** Decisions and remarks of all rounds of the section, with their ticks. */
function RowHistory({ row }: { row: WaitingRow }) {
  const ofStage = row.stage !== null;
  const project = useProjectReviews(row.project.id, !ofStage);
  const stage = useStageReviews(row.stage?.id ?? '', ofStage);
  const { data, error, refetch } = ofStage ? stage : project;
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const reviews = data.reviews.filter(({ section }) => section === row.section);
  return <ReviewList reviews={reviews} mayTick={data.may_tick} project={row.project} whole />;
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

const placeOf = ({ project, stage }: WaitingRow) =>
  ({
    to: '/project/$projectType/$id',
    params: { projectType: project.type, id: project.id },
    search: { open: stage?.id ?? 'about' },
  }) as const;

/** The way to the place of the section in its project, as the next action. */
function Lead({ row }: { row: WaitingRow }) {
  const { t } = useTexts();
  const lead = leadOf(row);
  return (
    <Button renderRoot={(root) => <Link {...root} {...placeOf(row)} />}>
      {lead === 'fix' ? t('projectPage.step.fix') : t('reviews.openProject')}
    </Button>
  );
}

function Links({ row }: { row: WaitingRow }) {
  const { t } = useTexts();
  const { project, stage } = row;
  return (
    <p className={classes.links}>
      {!leadOf(row) && (
        <Link {...placeOf(row)} className={classes.out}>
          <IconExternalLink {...icon} />
          {t('reviews.openProject')}
        </Link>
      )}
      {stage && row.has_document && row.section !== 'plan' && (
        <Link
          to="/project/$projectType/$projectId/document/$stageId"
          params={{ projectType: project.type, projectId: project.id, stageId: stage.id }}
          className={classes.out}
        >
          <IconFileText {...icon} />
          {t('reviews.openDocument')}
        </Link>
      )}
    </p>
  );
}

function Head({ row }: { row: WaitingRow }) {
  const { t } = useTexts();
  const words = useApprovalWords(row.project.type);
  const subject = useSubject();
  const named = row.stage && row.stage.kind === 'numeric' ? `: ${row.stage.title}` : '';
  return (
    <header className={classes.head}>
      <p className={classes.above}>{row.project.title}</p>
      <h2 className={classes.title}>{`${subject(row)}${named}`}</h2>
      <MoveLine {...words.move(row.move)} />
      <LookLine projectId={row.project.id} move={row.move} />
      <p className={classes.facts}>
        <StatusBadge {...words.status(row.status)} />
        {row.edition > 0 && (
          <span>{t('reviews.edition', { edition: row.edition, round: row.round })}</span>
        )}
      </p>
      <StageSteps step={row.stage?.step ?? null} />
    </header>
  );
}

function Remarks({ row }: { row: WaitingRow }) {
  const { t } = useTexts();
  return (
    <section className={classes.history}>
      <h3 className={classes.name}>{t('reviews.remarks')}</h3>
      <RowHistory row={row} />
    </section>
  );
}

/**
 * Everything that a decision needs: what it is, the buttons, what has changed and what was said; of what
 * came back to its author, what was said comes first.
 */
export function WaitingDetails(props: {
  row: WaitingRow;
  busy: boolean;
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
  onAct: (action: ApprovalAction['action']) => void;
}) {
  const { row } = props;
  const { t } = useTexts();
  const back = row.kind === 'revise';
  return (
    <>
      <Head row={row} />
      <RowActions
        row={row}
        busy={props.busy}
        lead={leadOf(row) && <Lead row={row} />}
        onAct={props.onAct}
      />
      <Links row={row} />
      {row.edition_id === null ? (
        <p className={classes.above}>{t('reviews.neverSent')}</p>
      ) : (
        <>
          {back && <Remarks row={row} />}
          <ReadEdition id={row.edition_id} flipped={props.flipped} onFlip={props.onFlip} />
          {!back && <Remarks row={row} />}
        </>
      )}
    </>
  );
}
