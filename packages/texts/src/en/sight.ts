import type { sight as source } from '../ru/sight.ts';
import type { TranslationOf } from '../shape.ts';

/** The version for the visually impaired. */
export const sight: TranslationOf<typeof source> = {
  title: 'Version for the visually impaired',
  ordinary: 'Ordinary version',
  settings: 'Display settings',
  size: 'Letter size',
  percent: '{{value}}%',
  colours: 'Colours',
  letter: 'C',
  colour: {
    white: 'Black on white',
    black: 'White on black',
    blue: 'Dark blue on light blue',
  },
  spacing: 'Between letters',
  gap: { normal: 'Ordinary', wide: 'Wider', wider: 'Widest' },
  pictures: 'Pictures',
  picture: { on: 'Show', off: 'Hide' },
};
