import { loadOnce } from '../../ui/lazy.ts';

/** Loads the formula field once. Fonts come with the page's own files, sounds are off. */
export const loadMathField = loadOnce(async () => {
  const [{ MathfieldElement }] = await Promise.all([
    import('mathlive'),
    import('mathlive/fonts.css'),
  ]);
  // the fonts are declared by the sheet above, under the names that the field uses
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  return MathfieldElement;
});
