import { Text } from '@mantine/core';
import { type Review, roleOf } from '@pv/contract';
import dayjs from 'dayjs';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RemarkTick } from './RemarkTick.tsx';
import classes from './ReviewList.module.css';

function useReviewWords() {
  const { dynamic, t } = useTexts();
  return {
    happened: ({ event, decision }: Review) => {
      const key = event === 'decided' ? `decided_${decision}` : event;
      return dynamic(`approval.event.${key}`);
    },
    section: (review: Review) => dynamic(`approval.section.${review.section}`),
    signature: ({ author, author_role }: Review) =>
      [author?.name, author_role && dynamic(`roles.${roleOf(author_role)}`).toLowerCase()]
        .filter(Boolean)
        .join(', '),
    edition: ({ edition_no, round_no }: Review) =>
      t('projectPage.reviews.round', { round: round_no, edition: edition_no ?? 0 }),
  };
}

/** What was decided, by whom and when, newest first, with the remarks to tick off. */
export function ReviewList({ reviews, mayTick }: { reviews: readonly Review[]; mayTick: boolean }) {
  const { t } = useTexts();
  const words = useReviewWords();
  if (reviews.length === 0) return <Text c="dimmed">{t('projectPage.reviews.none')}</Text>;
  return (
    <ol className={classes.list}>
      {reviews.map((review) => (
        <li key={review.id} className={classes.review} data-decision={review.decision ?? 'none'}>
          <p className={classes.head}>
            <b>{words.happened(review)}</b>
            <span>{words.section(review)}</span>
            <span>{words.signature(review)}</span>
            <time dateTime={review.created_at}>
              {dayjs(review.created_at).format('DD.MM.YYYY HH:mm')}
            </time>
            <span className={classes.round}>{words.edition(review)}</span>
          </p>
          {review.remarks.length === 0 && review.text && <p>{review.text}</p>}
          {review.remarks.map((remark) => (
            <RemarkTick key={remark.id} remark={remark} mayTick={mayTick} />
          ))}
        </li>
      ))}
    </ol>
  );
}
