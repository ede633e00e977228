import { ALL_RULE_IDS, RULES, type RuleId } from '@pv/gost';
import { type RuleTextId, ruleText } from '@pv/texts/normocontrol';
import { describe, expect, expectTypeOf, it } from 'vitest';

const SPOKEN = ['message', 'advice'] as const;

describe('the texts of the rules', () => {
  it('are there for every rule and for no other: otherwise this file does not compile', () => {
    expectTypeOf<RuleId>().toEqualTypeOf<RuleTextId>();
    expect(ALL_RULE_IDS.length).toBeGreaterThan(0);
  });

  it.each(ALL_RULE_IDS)('of %s ask only for values that its findings carry', (id) => {
    for (const locale of ['ru', 'en'] as const) {
      const values = Object.fromEntries(RULES[id].values.map((name) => [name, 1]));
      const text = ruleText(locale, id, values);
      for (const part of SPOKEN) expect(text[part]).not.toMatch(/\{\{/);
    }
  });
});
