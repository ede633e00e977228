import { loadOnce } from '../../ui/lazy.ts';

/**
 * Loads the formula field once; it can speak our languages and is told which. Fonts come with the page's
 * own files, sounds are off.
 */
export const loadMathField = loadOnce(async () => {
  const [{ MathfieldElement }, { default: russian }] = await Promise.all([
    import('mathlive'),
    import('./math-field.ru.json'),
    import('mathlive/fonts.css'),
  ]);
  // the fonts are declared by the sheet above, under the names that the field uses
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  // the field has its words in English and in fourteen languages, Russian is none of them
  const { en } = MathfieldElement.strings;
  MathfieldElement.strings = { ru: { ...en, ...russian } };
  return MathfieldElement;
});

/** Whether the menu of the field is open: the keys are its own then. */
export function isMenuOpen(): boolean {
  const inside = document.querySelector('math-field')?.shadowRoot;
  return [document, inside].some((root) => root?.querySelector('.ui-menu-container') != null);
}
