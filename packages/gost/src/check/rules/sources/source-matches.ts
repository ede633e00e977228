import type { SourceJson } from '@pv/editor-schema';
import type { Reading } from '../../reading/read-document.ts';
import { ATOM } from '../../reading/text-unit.ts';
import type { Hit } from '../../rule.ts';
import { replaceInSource, sourceHit } from './source-hit.ts';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s()«»]+/giu;

/** The record with its web addresses masked, so that no rule mends an address; the length stays. */
export const maskAddresses = (raw: string): string =>
  raw.replace(ADDRESS, (address) => ATOM.repeat(address.length));

export const hasAddress = ({ raw }: SourceJson): boolean => raw.search(ADDRESS) >= 0;

/** One hit a record: every match of a global pattern is replaced; `to` gives null to leave one alone. */
export function* replaceInSources(
  { rawSources }: Reading,
  pattern: RegExp,
  to: (match: RegExpExecArray) => string | null,
): Generator<Hit<'found' | 'right'>> {
  for (const source of rawSources) {
    const changes = [...maskAddresses(source.raw).matchAll(pattern)].flatMap((match) => {
      const text = to(match);
      const end = match.index + match[0].length;
      return text === null ? [] : [{ from: match.index, to: end, text, found: match[0] }];
    });
    const [first] = changes;
    if (!first) continue;
    const values = { found: first.found.trim(), right: first.text.trim() };
    const edits = changes.map((change) =>
      replaceInSource(source, change.from, change.to, change.text),
    );
    yield sourceHit(source, [first.from, first.to], values, edits);
  }
}
