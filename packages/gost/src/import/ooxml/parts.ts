import { ImportError } from '../errors.ts';
import type { WordPackage } from '../package/open-package.ts';
import { type Relationships, relationshipOfType } from '../package/relationships.ts';
import { readXmlPart } from '../package/xml-part.ts';
import { type IsMonospace, readFontTable, readThemeFonts, type ThemeFonts } from './fonts.ts';
import { type NumberingDefinitions, readNumbering } from './numbering.ts';
import { readStyles, type Styles } from './styles.ts';
import { child, children, type XmlElement } from './tree.ts';

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
  /** How many comments there are; they are not taken in. */
  comments: number;
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
    comments: children(await byType('comments'), 'w:comment').length,
  };
}

/** Notes with text; separators have a type of their own. */
function readNotes(root: XmlElement | null, name: string): Notes {
  const notes = children(root, name).filter(
    (note) => (note.attributes['w:type'] ?? 'normal') === 'normal',
  );
  return new Map(notes.map((note) => [note.attributes['w:id'] ?? '', note]));
}
