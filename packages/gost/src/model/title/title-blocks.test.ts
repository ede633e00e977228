import { expect, it } from 'vitest';
import { baseProfile } from '../profiles.ts';
import { offeredBlocks, TITLE_BLOCK_KINDS } from './title-blocks.ts';

const offered = (profile: string) => offeredBlocks(baseProfile(profile).titleBlocks);

it('offers a report everything and a thesis nothing that only a report has', () => {
  expect(offered('gost-7.32-2017')).toEqual(TITLE_BLOCK_KINDS);
  const lacks = TITLE_BLOCK_KINDS.filter((kind) => !offered('thesis').includes(kind));
  expect(lacks).toEqual(['projectName', 'workSubkind', 'program', 'volume', 'performers']);
});

it('offers a dissertation its volume, which is no part of a report alone there', () => {
  expect(offered('gost-r-7.0.11-2011')).toContain('volume');
  expect(offered('gost-r-7.0.11-2011')).not.toContain('workSubkind');
});
