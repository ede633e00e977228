import { ImportError } from '../errors.ts';
import type { WordPackage } from '../package/open-package.ts';
import { type Relationships, relationshipOfType } from '../package/relationships.ts';
import { readXmlPart } from '../package/xml-part.ts';
import { type NumberingDefinitions, readNumbering } from './numbering.ts';
import { readStyles, type Styles } from './styles.ts';
import { child, children, childValue, descendant, type XmlElement } from './tree.ts';

/** The fonts that the theme calls major (headings) and minor (text). */
interface ThemeFonts {
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
type IsMonospace = (font: string) => boolean;

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

/** Footnotes or endnotes: their bodies by `w:id`. */
export type Notes = ReadonlyMap<string, XmlElement>;

/** The parts of a document that tell what its text is and looks like. */
export interface WordParts {
  body: XmlElement;
  rels: Relationships;
  styles: Styles;
  theme: ThemeFonts;
  isMonospace: IsMonospace;
  numbering: NumberingDefinitions;
  footnotes: Notes;
  endnotes: Notes;
  comments: XmlElement | null;
  /** What Word of 2013 and later says of comments besides. */
  commentsExtended: XmlElement | null;
  settings: XmlElement | null;
}

/**
 * Reads every part that the import looks at, each once.
 * @throws ImportError `import_broken` when the main part is missing or has no body.
 */
export async function readParts(source: WordPackage): Promise<WordParts> {
  const { archive, limits, mainPart, rels } = source;
  const byType = async (type: string) => {
    const rel = relationshipOfType(rels, type);
    return rel ? readXmlPart(archive, rel.target, limits) : null;
  };
  const body = child(await readXmlPart(archive, mainPart, limits), 'w:body');
  if (!body) throw new ImportError('import_broken', 'part_missing', { part: mainPart });
  return {
    body,
    rels,
    styles: readStyles(await byType('styles')),
    theme: readThemeFonts(await byType('theme')),
    isMonospace: readFontTable(await byType('fontTable')),
    numbering: readNumbering(await byType('numbering')),
    footnotes: readNotes(await byType('footnotes'), 'w:footnote'),
    endnotes: readNotes(await byType('endnotes'), 'w:endnote'),
    comments: await byType('comments'),
    commentsExtended: await byType('commentsExtended'),
    settings: await byType('settings'),
  };
}

/** Notes with text; separators have a type of their own. */
function readNotes(root: XmlElement | null, name: string): Notes {
  const notes = children(root, name).filter(
    (note) => (note.attributes['w:type'] ?? 'normal') === 'normal',
  );
  return new Map(notes.map((note) => [note.attributes['w:id'] ?? '', note]));
}
