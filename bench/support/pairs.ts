import type { Pair } from './decide-in-turns.ts';
import { memberOf, personId, projectId } from './populate.ts';
import { signAnybody } from './sign-anybody.ts';
import type { BenchServer } from './start-server.ts';

/** Creator and supervisor of each of the first `count` projects, in a first block of `size`. */
export async function pairsOf(server: BenchServer, count: number, size: number): Promise<Pair[]> {
  const numbers = Array.from({ length: count }, (_, at) => at);
  const people = numbers.flatMap((n) => [0, 1].map((k) => personId(memberOf(n, k, 0, size))));
  const callers = await signAnybody(server, people);
  return numbers.flatMap((n) => {
    const [author, reviewer] = callers.slice(2 * n, 2 * n + 2);
    return author && reviewer ? [{ projectId: projectId(n), author, reviewer }] : [];
  });
}
