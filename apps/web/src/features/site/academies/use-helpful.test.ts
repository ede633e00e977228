import type { BlockStage } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { guidesAt } from './use-helpful.ts';

const guide = (title: string, stage: BlockStage | null) => ({ title, stage });
const guides = [
  guide('План', 'start'),
  guide('Методы', 'numeric'),
  guide('Обо всём', null),
  guide('Перед отправкой', 'finish'),
];

describe('the guides beside a stage', () => {
  it.each(['nir', 'startup', 'article'] as const)('of a %s are those of its start', (type) => {
    expect(guidesAt(guides, { type, stage: 'start' })).toEqual([guides[0]]);
  });

  it('are those of a stage and of the finish apart, where there are stages', () => {
    expect(guidesAt(guides, { type: 'startup', stage: 'numeric' })).toEqual([guides[1]]);
    expect(guidesAt(guides, { type: 'startup', stage: 'finish' })).toEqual([guides[3]]);
  });

  it('of writing an article stand at its finish, for it has no other stage', () => {
    expect(guidesAt(guides, { type: 'article', stage: 'finish' })).toEqual([guides[1], guides[3]]);
  });
});
