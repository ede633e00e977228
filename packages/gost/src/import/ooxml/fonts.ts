import { child, children, childValue, descendant, type XmlElement } from './tree.ts';

/** The fonts that the theme calls major (headings) and minor (text). */
export interface ThemeFonts {
  major: string;
  minor: string;
}

/** Reads `word/theme/theme1.xml`, ECMA-376 part 1, clause 20.1.4.1.18. */
export function readThemeFonts(root: XmlElement | null): ThemeFonts {
  const scheme = root && descendant(root, 'a:fontScheme');
  const latin = (name: string) => child(child(scheme, name), 'a:latin')?.attributes.typeface ?? '';
  return { major: latin('a:majorFont'), minor: latin('a:minorFont') };
}

const MONOSPACE_NAMES =
  /courier|consol|typewriter|\bmono\b|monospace|menlo|monaco|fira ?code|source ?code|cascadia|jetbrains|inconsolata|lucida sans typewriter|hack$|terminal|fixedsys/i;

/** Tells whether the letters of a font are all of one width, by its name or the document's font table. */
export type IsMonospace = (font: string) => boolean;

/** Reads `word/fontTable.xml`, clause 17.8.3: a font of fixed pitch is monospaced whatever its name. */
export function readFontTable(root: XmlElement | null): IsMonospace {
  const fixed = new Set<string>();
  for (const font of children(root, 'w:font')) {
    if (childValue(font, 'w:pitch') === 'fixed') fixed.add(font.attributes['w:name'] ?? '');
  }
  const known = new Map<string, boolean>();
  return (font) => {
    const cached = known.get(font);
    if (cached !== undefined) return cached;
    const answer = fixed.has(font) || MONOSPACE_NAMES.test(font);
    known.set(font, answer);
    return answer;
  };
}
