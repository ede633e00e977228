import type { Place } from '../model/document.ts';
import type { Edit } from './edits/edit.ts';
import type { Reading } from './reading/read-document.ts';

/** `must`: the standard demands it; `should`: it recommends; `practice`: not in it, but asked for. */
export type Severity = 'must' | 'should' | 'practice';

/** What a finding is about when it is not about running text. */
export type Subject =
  | { kind: 'text' }
  /** The heading of the section. */
  | { kind: 'title' }
  | { kind: 'keywords' }
  | { kind: 'source'; id: string }
  | { kind: 'document' };

/**
 * What mending may change: nothing is offered; signs, spaces and structure; letter case; words. `asked` is
 * offered at its place and never done with others: only the writer knows what the line is.
 */
export type FixReach = 'none' | 'signs' | 'case' | 'words' | 'asked';

/** One place where a rule is broken. `edits` mend it; without them the writer must. */
export interface Hit<V extends string = string> {
  place: Place;
  subject: Subject;
  /** For the placeholders of the message. */
  values: Record<V, string | number>;
  edits?: readonly Edit[];
  /** The clause of the document's profile, where it is not that of the rule. */
  source?: { standard: string; clause: string };
}

/** One demand of a standard or of practice, as data and one pure function. */
export interface Rule<Id extends string = string, V extends string = string> {
  id: Id;
  clause: string;
  standard: Standard;
  severity: Severity;
  fix: FixReach;
  /** Names of the message's placeholders. */
  values: readonly V[];
  check: (reading: Reading) => Iterable<Hit<V>>;
}

/** Keeps the literal types of a rule's id and placeholders. */
export function defineRule<const Id extends string, const V extends string = never>(
  rule: Rule<Id, V>,
): Rule<Id, V> {
  return rule;
}

/** Where the rules come from. «Практика» is what universities ask for without a standard. */
export type Standard =
  | 'ГОСТ 7.32-2017'
  | 'ГОСТ 2.105-95'
  | 'ГОСТ 7.9-95'
  | 'ГОСТ Р 2.105-2019'
  | 'ГОСТ Р 7.0.5-2008'
  | 'ГОСТ Р 7.0.7-2021'
  | 'ГОСТ Р 7.0.11-2011'
  | 'ГОСТ Р 7.0.80-2023'
  | 'ГОСТ Р 7.0.100-2018'
  | 'ГОСТ 8.417-2024'
  | 'Практика ВКР'
  | 'Русская типографика';
