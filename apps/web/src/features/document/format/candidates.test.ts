import { defaultSettings } from '@pv/editor-schema';
import { baseProfile } from '@pv/gost';
import { expect, it } from 'vitest';
import { builtIn } from './candidates.ts';

const thesis = { ...defaultSettings(), profile: 'thesis' };
const kinds = (settings: typeof thesis, id: string) =>
  builtIn(settings, id).change.titleBlocks?.map(({ kind }) => kind);

it('takes the title page of a built-in profile as it is', () => {
  expect(builtIn(thesis, 'gost-7.32-2017').change).toMatchObject({ titleBlocks: undefined });
  const shuffled = { ...thesis, titleBlocks: baseProfile('thesis').titleBlocks.toReversed() };
  expect(builtIn(shuffled, 'gost-7.32-2017').change).toMatchObject({ titleBlocks: undefined });
});

it('keeps the lines that the writer has put into the title page, each after what it followed', () => {
  const [ministry, ...others] = baseProfile('thesis').titleBlocks;
  const line = { id: 'x', kind: 'ownLine', text: 'Для служебного пользования' };
  const settings = { ...thesis, titleBlocks: [ministry ?? line, line, ...others] };
  const [first, second, third] = kinds(settings, 'gost-7.32-2017') ?? [];
  expect([first, second, third]).toEqual(['ministry', 'ownLine', 'institution']);
  expect(kinds(settings, 'gost-r-7.0.11-2011')?.[0]).toBe('ownLine');
});
