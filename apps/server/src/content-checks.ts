import { CHECK_LEVELS, type ContentChecks, itemsAsked, RESEARCH_SECTIONS } from '@pv/contract';

const one = <T extends string>(known: Iterable<T>, typed: string | undefined): T | undefined =>
  [...known].find((value) => value === typed);

/**
 * Reads what an installation asks of sections before they are sent, as in `plan.goal=hard,result.presentation=off`.
 * @throws RangeError that names what is wrong
 */
export function readContentChecks(typed: string): ContentChecks {
  const checks: { -readonly [K in keyof ContentChecks]: ContentChecks[K] } = {};
  const parts = typed.split(',').map((part) => part.trim());
  for (const part of parts.filter(Boolean)) {
    const [, typedSection, typedItem, typedLevel] = /^(\w+)\.(\w+)=(\w+)$/.exec(part) ?? [];
    const section = one(RESEARCH_SECTIONS, typedSection);
    if (!section) throw new RangeError(`${part}: as section.item=level`);
    const items = itemsAsked(section);
    const item = one(items, typedItem);
    if (!item) throw new RangeError(`${part}: of ${section} are asked ${[...items].join(', ')}`);
    const level = one(CHECK_LEVELS, typedLevel);
    if (!level) throw new RangeError(`${part}: the level is one of ${CHECK_LEVELS.join(', ')}`);
    checks[section] = { ...checks[section], [item]: level };
  }
  return checks;
}
