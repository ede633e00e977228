import { expect, it } from 'vitest';
import { baseProfile } from '../profiles.ts';
import { offeredBlocks, TITLE_BLOCK_KINDS, withBlock } from './title-blocks.ts';

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

it('puts a block that is added where it usually stands, and a line of one’s own over the place and the year', () => {
  const { titleBlocks } = baseProfile('thesis');
  const kinds = (kind: string) => withBlock(titleBlocks, { id: 'x', kind }).map((one) => one.kind);
  expect(kinds('approve').slice(3, 6)).toEqual(['codes', 'approve', 'admit']);
  expect(kinds('ownLine').slice(-2)).toEqual(['ownLine', 'cityYear']);
});
