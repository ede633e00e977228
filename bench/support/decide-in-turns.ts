import type { Caller } from './caller.ts';

/** The two people who hand the task of one project to each other. */
export interface Pair {
  projectId: string;
  author: Caller;
  reviewer: Caller;
}

async function decide(origin: string, { projectId, author, reviewer }: Pair, sends: boolean) {
  const { token } = sends ? author : reviewer;
  const answer = await fetch(
    `${origin}/api/project/nir/${projectId}/${sends ? 'approve' : 'revise'}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ review: sends ? null : 'Уточнить цель\nДобавить сроки' }),
    },
  );
  if (answer.status !== 204) throw new Error(`decision: ${answer.status} ${await answer.text()}`);
}

/** Sending and returning, in turns, in all pairs at once for `seconds`; gives decisions a second. */
export async function decisionsPerSecond(
  origin: string,
  pairs: readonly Pair[],
  seconds: number,
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let count = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) {
        await decide(origin, pair, true);
        await decide(origin, pair, false);
        count += 2;
      }
    }),
  );
  return (count * 1000) / (performance.now() - begun);
}
