import type { Review } from '@pv/contract';

/** What happened in one round of one section, newest first. */
export interface Round {
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
