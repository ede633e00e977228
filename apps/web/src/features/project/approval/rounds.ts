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
