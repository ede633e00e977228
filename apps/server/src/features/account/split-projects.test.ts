import { describe, expect, it } from 'vitest';
import { splitProjects } from './split-projects.ts';

describe('the projects of somebody who deletes his account', () => {
  it('hold him where he is the author and not alone, end with him where he is, and else go on', () => {
    const own = [
      { id: 'his with a team', creatorId: 'me', others: 2 },
      { id: 'his alone', creatorId: 'me', others: 0 },
      { id: "somebody else's", creatorId: 'other', others: 1 },
    ];
    const { shared, solo, teams } = splitProjects(own, 'me');
    expect([shared, solo, teams].map((list) => list.map(({ id }) => id))).toEqual([
      ['his with a team'],
      ['his alone'],
      ["somebody else's"],
    ]);
  });
});
