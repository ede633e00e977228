type MathfieldClass = typeof import('mathlive').MathfieldElement;

let loading: Promise<MathfieldClass> | null = null;

/** Loads the formula field once. Fonts come with the page's own files, sounds are off. */
export function loadMathField(): Promise<MathfieldClass> {
  loading ??= Promise.all([import('mathlive'), import('mathlive/fonts.css')]).then(
    ([{ MathfieldElement }]) => {
      // the fonts are declared by the sheet above, under the names that the field uses
      MathfieldElement.fontsDirectory = null;
      MathfieldElement.soundsDirectory = null;
      return MathfieldElement;
    },
  );
  return loading;
}
