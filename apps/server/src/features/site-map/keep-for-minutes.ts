import { createHash } from 'node:crypto';

/** A text with what tells it from any other. */
export interface Tagged {
  text: string;
  etag: string;
}

const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * Keeps the texts that `make` gives for `minutes`; who asks while they are being made waits for the same
 * ones. What fails is made again by the next call.
 */
export function keepForMinutes(
  { minutes, clock }: { minutes: number; clock: () => Date },
  make: () => Promise<string[]>,
): () => Promise<Tagged[]> {
  let kept: { until: number; texts: Promise<Tagged[]> } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.texts;
    const texts = make().then((all) => all.map((text) => ({ text, etag: tagOf(text) })));
    const mine = { until: now + minutes * 60_000, texts };
    kept = mine;
    texts.catch(() => {
      if (kept === mine) kept = null;
    });
    return texts;
  };
}
