import type { LiveReference } from './live-references.ts';
import type { Target } from './targets.ts';
import type { TextUnit } from './text-unit.ts';
import type { TypedReference } from './typed-references.ts';

/** One place where a target is referred to. */
export interface Mention {
  target: Target;
  unit: TextUnit;
  offset: number;
  /** False for a reference typed by hand whose number happens to match. */
  live: boolean;
}

const RANGE = /^\s?[–—-]\s?$/;

/** All mentions by target key, each list in reading order; a range «1–3» mentions what is between too. */
export function collectMentions(
  live: readonly LiveReference[],
  typed: readonly TypedReference[],
  targets: ReadonlyMap<string, Target>,
): ReadonlyMap<string, readonly Mention[]> {
  const list = [...targets.values()];
  const found = [...liveMentions(live, targets, list), ...typedMentions(typed, list)];
  found.sort((a, b) => a.unit.order - b.unit.order || a.offset - b.offset);
  return Map.groupBy(found, ({ target }) => target.key);
}

/** The target of a kind that is printed with this number, if there is one. */
export function findByLabel(
  targets: Iterable<Target>,
  kind: Target['kind'],
  label: string,
): Target | null {
  for (const target of targets) {
    const sameKind = target.kind === kind || (kind === 'section' && target.kind === 'heading');
    if (sameKind && target.label === label) return target;
  }
  return null;
}

function* liveMentions(
  live: readonly LiveReference[],
  targets: ReadonlyMap<string, Target>,
  list: readonly Target[],
): Generator<Mention> {
  let before: Mention | null = null;
  for (const { target: id, unit, offset } of live) {
    const target = targets.get(id);
    if (!target) continue;
    const mention: Mention = { target, unit, offset, live: true };
    if (before?.unit === unit && RANGE.test(unit.text.slice(before.offset + 1, offset))) {
      yield* between(before.target, target, list).map((t) => ({ ...mention, target: t }));
    }
    yield mention;
    before = mention;
  }
}

function* typedMentions(
  typed: readonly TypedReference[],
  list: readonly Target[],
): Generator<Mention> {
  for (const { kind, unit, numbers } of typed) {
    let before: Target | null = null;
    for (const { label, from, endsRange } of numbers) {
      const target = findByLabel(list, kind, label);
      if (!target) continue;
      const mention: Mention = { target, unit, offset: from, live: false };
      if (before && endsRange) {
        yield* between(before, target, list).map((t) => ({ ...mention, target: t }));
      }
      yield mention;
      before = target;
    }
  }
}

function between(first: Target, last: Target, list: readonly Target[]): Target[] {
  return list.filter(
    ({ kind, order }) => kind === first.kind && order > first.order && order < last.order,
  );
}
