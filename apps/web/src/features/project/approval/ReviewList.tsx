import { Button, Checkbox, Text } from '@mantine/core';
import { happenedIn, type Project, type Review, type Reviews, roleOf } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { minuteText } from '../../../ui/days.ts';
import { takeLostFocus } from '../../../ui/focus.ts';
import { taskTitleOf, useMakeTask } from '../../comment/public.ts';
import { PersonLink } from '../../person/public.ts';
import { useTickRemark } from '../api.ts';
import { LongText } from '../fields/LongText.tsx';
import classes from './ReviewList.module.css';

/** What happened in one round of one section, newest first. */
interface Round {
  key: string;
  section: Review['section'];
  round: number;
  edition: number | null;
  reviews: Review[];
}

/** Reviews, newest first, by the rounds in which they were made; the newest round stands first. */
export function roundsOf(reviews: readonly Review[]): Round[] {
  const rounds = new Map<string, Round>();
  for (const review of reviews) {
    const { section, round_no, edition_no } = review;
    const key = `${section} ${round_no}`;
    const round = rounds.get(key) ?? { key, section, round: round_no, edition: null, reviews: [] };
    round.edition ??= edition_no;
    round.reviews.push(review);
    rounds.set(key, round);
  }
  return [...rounds.values()];
}

const TAKEN_BACK: ReadonlySet<Review['event']> = new Set(['recalled', 'reopened', 'reset']);

const withAuthor = ({ event, decision }: Review) =>
  TAKEN_BACK.has(event) || decision === 'revision';

/**
 * Rounds, newest first, in those to show and those to fold: the newest one, and while its section is with
 * the author also the latest before it whose remarks are not all done, which a recall puts behind it.
 */
export function foldRounds(rounds: readonly Round[]): { shown: Round[]; folded: Round[] } {
  const [newest] = rounds;
  const [last] = newest?.reviews ?? [];
  const open =
    last &&
    withAuthor(last) &&
    rounds.find(
      ({ section, reviews }) =>
        section === last.section &&
        reviews.some(({ remarks }) => remarks.some(({ done }) => !done)),
    );
  const kept = new Set([newest, open || undefined]);
  return {
    shown: rounds.filter((round) => kept.has(round)),
    folded: rounds.filter((round) => !kept.has(round)),
  };
}

type OfProject = Pick<Project, 'id' | 'type'>;

/** The task that was made of a remark; where there is none, makes it for whoever ticks the remark off. */
function RemarkTask({ remark, project, stageId, mayTick }: RemarkTickProps) {
  const { t } = useTexts();
  const make = useMakeTask();
  const { id: project_id, type } = project;
  if (remark.task) {
    const { id: task, number } = remark.task;
    return (
      <Link
        to="/task-list"
        search={{ project: project_id, type, task }}
        className={classes.task}
        // it stands where the button was that was pressed
        ref={make.isSuccess ? takeLostFocus : null}
      >
        {t('comments.made', { number })}
      </Link>
    );
  }
  if (!mayTick || remark.done) return null;
  const body = {
    project_id,
    stage_id: stageId,
    title: taskTitleOf(remark),
    source: { kind: 'remark' as const, id: remark.id },
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.task}
      loading={make.isPending}
      onClick={() => make.mutate({ body })}
    >
      {t('comments.task')}
    </Button>
  );
}

interface RemarkTickProps {
  remark: Review['remarks'][number];
  project: OfProject;
  stageId: string | null;
  /** Whether the signed-in person may say that the remark is dealt with. */
  mayTick: boolean;
}

/**
 * One remark of a reviewer with its tick, and who set it when.
 *
 * The tick is held here until the server has answered: the box must show the click in the same
 * frame, and take it back when the change was refused.
 */
function RemarkTick(props: RemarkTickProps) {
  const { remark, mayTick, project, stageId } = props;
  const { t } = useTexts();
  const tick = useTickRemark();
  const [wanted, setWanted] = useState<boolean>();
  const { done_by, done_at } = remark;

  function change(done: boolean) {
    setWanted(done);
    tick.mutate(
      { params: { id: remark.id }, body: { done } },
      { onSettled: () => setWanted(undefined) },
    );
  }

  return (
    <div className={classes.line}>
      <Checkbox
        className={classes.remark}
        label={remark.text}
        checked={wanted ?? remark.done}
        disabled={!mayTick}
        description={[done_by?.name, done_at && minuteText(done_at, t)].filter(Boolean).join(', ')}
        onChange={(event) => wanted === undefined && change(event.currentTarget.checked)}
      />
      {remark.comment && stageId && (
        <Link
          to="/project/$projectType/$projectId/document/$stageId"
          params={{ projectType: project.type, projectId: project.id, stageId }}
          search={{ comment: remark.comment }}
          className={classes.task}
        >
          {t('comments.toPlace')}
        </Link>
      )}
      <RemarkTask {...props} />
    </div>
  );
}

function useReviewWords() {
  const { dynamic, t } = useTexts();
  return {
    happened: (review: Review) => dynamic(`approval.event.${happenedIn(review)}`),
    role: ({ author_role: role }: Review) =>
      role ? dynamic(`roles.${roleOf(role)}`).toLowerCase() : '',
    round: ({ section, round, edition }: Round) => {
      const name = dynamic(`approval.section.${section}`);
      const where = t('projectPage.reviews.round', { round });
      const which = edition ? `, ${t('projectPage.reviews.edition', { edition })}` : '';
      return `${name}: ${where}${which}`;
    },
  };
}

function OneReview(props: { review: Review; mayTick: boolean; project: OfProject }) {
  const { review, mayTick, project } = props;
  const { t } = useTexts();
  const words = useReviewWords();
  const { author } = review;
  const role = words.role(review);
  return (
    <li className={classes.review} data-decision={review.decision ?? 'none'}>
      <p className={classes.head}>
        <b>{words.happened(review)}</b>
        <span>
          {author && <PersonLink {...author} />}
          {author && role && ', '}
          {role}
        </span>
        <time dateTime={review.created_at}>{minuteText(review.created_at, t)}</time>
      </p>
      {review.remarks.length === 0 && review.text && <LongText text={review.text} />}
      {review.remarks.map((remark) => (
        <RemarkTick
          key={remark.id}
          remark={remark}
          mayTick={mayTick}
          project={project}
          stageId={review.stage_id}
        />
      ))}
    </li>
  );
}

interface OneRoundProps {
  round: Round;
  mayTick: Reviews['may_tick'];
  project: OfProject;
}

function OneRound({ round, mayTick, project }: OneRoundProps) {
  const words = useReviewWords();
  return (
    <div className={classes.round}>
      <h5 className={classes.name}>{words.round(round)}</h5>
      <ol className={classes.list}>
        {round.reviews.map((review) => (
          <OneReview
            key={review.id}
            review={review}
            mayTick={mayTick.includes(review.id)}
            project={project}
          />
        ))}
      </ol>
    </div>
  );
}

/**
 * What was decided, by whom and when, with the remarks to tick off: the newest round and the one that
 * still has remarks to do; the others when they are asked for, or at once with `whole`.
 */
export function ReviewList(props: {
  reviews: readonly Review[];
  /** The reviews whose remarks the reader ticks, by id. */
  mayTick: Reviews['may_tick'];
  project: OfProject;
  whole?: boolean;
}) {
  const { reviews, mayTick, project } = props;
  const { t } = useTexts();
  const [all, setAll] = useState(props.whole ?? false);
  const rounds = roundsOf(reviews);
  const { shown, folded } = foldRounds(rounds);
  if (rounds.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {t('projectPage.reviews.none')}
      </Text>
    );
  }
  return (
    <>
      {(all ? rounds : shown).map((round) => (
        <OneRound key={round.key} round={round} mayTick={mayTick} project={project} />
      ))}
      {!all && folded.length > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" ml={-8} onClick={() => setAll(true)}>
          {t('projectPage.reviews.earlier', { count: folded.length })}
        </Button>
      )}
    </>
  );
}
