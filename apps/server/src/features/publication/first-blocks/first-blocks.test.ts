import { BLOCK_STAGES, GUIDE_TYPES, slugOf } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { FIRST_BLOCKS } from './all.ts';

const guides = FIRST_BLOCKS.filter(({ type }) => GUIDE_TYPES.some((guide) => guide === type));
const lengthOf = (parts: readonly (readonly unknown[])[] = []) => parts.flat(2).join(' ').length;

describe('the guides that come with the product', () => {
  it.each(GUIDE_TYPES.flatMap((type) => BLOCK_STAGES.map((stage) => [type, stage] as const)))(
    'help: %s at the stage %s',
    (type, stage) => {
      const here = guides.filter((guide) => guide.type === type && guide.stage === stage);
      expect(here.length).toBeGreaterThan(0);
      // more than that nobody reads in the line over a stage
      expect(here.length).toBeLessThanOrEqual(4);
    },
  );

  it('stand in the order of a project', () => {
    for (const type of GUIDE_TYPES) {
      const stages = guides
        .filter((guide) => guide.type === type)
        .map(({ stage = 'start' }) => BLOCK_STAGES.indexOf(stage));
      expect(stages).toEqual(stages.toSorted());
    }
  });

  it.each(guides.map((guide) => [guide.slug, guide] as const))(
    '%s says the same in both languages, at length',
    (slug, { ru, en }) => {
      expect(slugOf(slug)).toBe(slug);
      expect(en.parts?.map((part) => part.length)).toEqual(ru.parts?.map((part) => part.length));
      expect(lengthOf(ru.parts)).toBeGreaterThan(400);
      expect(lengthOf(en.parts)).toBeGreaterThan(400);
      expect(JSON.stringify(en)).not.toMatch(/[а-яё]/i);
    },
  );
});
