import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_RULE_IDS } from '../check/registry.ts';
import { BREACHES } from '../check/testing/breaches.ts';
import { FILE_RULES } from '../file-check/registry.ts';
import { FILE_BREACHES } from '../file-check/testing/file-breaches.ts';
import type { Fact } from './fact.ts';
import { GOST_7_32 } from './gost-7-32.ts';
import { OTHERS } from './others.ts';

const FACTS = [...GOST_7_32, ...OTHERS];
const page = readFileSync(
  new URL('../../../../docs/reference/normocontrol.md', import.meta.url),
  'utf8',
);
const [, made = '', none = ''] = page.split(/^## (?:Right by construction|No rule)$/m);

/** Ids with a reason in a table of the page. */
const reasoned = (table: string) =>
  [...table.matchAll(/^\| `([^`]+)` \| \S.{3,} \|$/gm)].map(([, id = '']) => id);

const answered = (docs: 'made' | 'none') =>
  FACTS.filter((fact) => 'docs' in fact && fact.docs === docs).map(({ id }) => id);

describe('the demands of the standards', () => {
  it('are listed once each', () => {
    expect(new Set(FACTS.map(({ id }) => id)).size).toBe(FACTS.length);
    expect(FACTS).toHaveLength(297);
  });

  it('without a rule stand in the reference with the reason, and no other does', () => {
    expect(reasoned(made)).toEqual(answered('made'));
    expect(reasoned(none)).toEqual(answered('none'));
  });

  it('with rules have such as find a breach and are quiet about what is right', () => {
    const examples = new Set([...Object.keys(BREACHES), ...Object.keys(FILE_BREACHES)]);
    const known = new Set<string>([...ALL_RULE_IDS, ...FILE_RULES.map(({ id }) => id)]);
    const rules = FACTS.flatMap((fact: Fact) => ('rules' in fact ? fact.rules : []));
    expect(rules.filter((id) => !known.has(id) || !examples.has(id))).toEqual([]);
  });
});
