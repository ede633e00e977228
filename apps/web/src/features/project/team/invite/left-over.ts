import type { PasteResult, RoleId } from '@pv/contract';
import { addressesIn } from './read-lines.ts';
import type { Pasted } from './read-pasted.ts';

/** What is left to correct of people that were sent, one line a person, as it was typed. */
export function leftToCorrect(
  { people, good }: Pick<Pasted, 'people' | 'good'>,
  results: readonly PasteResult[],
  role: (id: RoleId) => string,
): string {
  const refused = good.filter((_, index) => results[index]?.outcome === 'refused');
  return people
    .filter(({ problem }) => problem !== 'team.invite.member')
    .filter((line) => line.problem !== null || refused.includes(line))
    .map((line) => (line.problem ? line.email : `${line.email} ${role(line.role)}`))
    .join('\n');
}

/**
 * What stays in the form once people of it are invited. Lines that were typed or changed meanwhile stay as
 * they are, those of which everybody is invited go.
 * @param now what stands in the form
 * @param sent what stood there when it was sent
 * @param left what is left of that to correct
 * @param results what became of every address
 */
export function leftOver(
  now: string,
  { sent, left, results }: { sent: string; left: string; results: readonly PasteResult[] },
): string {
  if (now === sent) return left;
  const invited = new Set(
    results.filter(({ outcome }) => outcome !== 'refused').map(({ email }) => email),
  );
  const stays = (line: string) => {
    const addresses = addressesIn(line);
    return addresses.length === 0 || !addresses.every((email) => invited.has(email));
  };
  const rest = now.split('\n').filter(stays).join('\n');
  return rest.trim() === '' ? '' : rest;
}
