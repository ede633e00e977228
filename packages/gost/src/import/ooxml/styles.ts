import {
  type ParagraphProperties,
  type RunProperties,
  readParagraphProperties,
  readRunProperties,
} from './properties.ts';
import { child, children, childValue, type XmlElement } from './tree.ts';

/** A style with everything that it inherits. */
export interface ResolvedStyle {
  id: string;
  /** As Word keeps it: built-in names in English and lower case (`heading 1`) in any language. */
  name: string;
  run: RunProperties;
  paragraph: ParagraphProperties;
}

/** The styles of a document, resolved along `basedOn` from the document's defaults. */
export interface Styles {
  /** The style of a paragraph; the default one where `id` is null or unknown. */
  paragraph(id: string | null): ResolvedStyle;
  /** What a character style changes; nothing where there is none of that id. */
  character(id: string | null): RunProperties;
}

interface Declared extends ResolvedStyle {
  type: string;
  basedOn: string | null;
}

/** Reads `word/styles.xml`, ECMA-376 part 1, clause 17.7. A null root gives empty styles. */
export function readStyles(root: XmlElement | null): Styles {
  const defaults = child(root, 'w:docDefaults');
  const base = {
    run: readRunProperties(child(child(defaults, 'w:rPrDefault'), 'w:rPr')),
    paragraph: readParagraphProperties(child(child(defaults, 'w:pPrDefault'), 'w:pPr')),
  };
  const declared = new Map<string, Declared>();
  let defaultId: string | null = null;
  for (const element of children(root, 'w:style')) {
    const style = declare(element);
    declared.set(style.id, style);
    const isDefault = ['1', 'true', 'on'].includes(element.attributes['w:default'] ?? '');
    if (isDefault && style.type === 'paragraph') defaultId ??= style.id;
  }
  const chains = new Map<string, ResolvedStyle>();
  const plain: ResolvedStyle = { id: '', name: '', ...base };

  const resolve = (id: string, seen: ReadonlySet<string>): ResolvedStyle => {
    const ready = chains.get(id);
    if (ready) return ready;
    const style = declared.get(id);
    if (!style || seen.has(id)) return style?.type === 'character' ? emptyStyle(id) : plain;
    const start = style.type === 'character' ? emptyStyle(id) : plain;
    const parent = style.basedOn ? resolve(style.basedOn, new Set([...seen, id])) : start;
    const resolved: ResolvedStyle = {
      id,
      name: style.name,
      run: { ...parent.run, ...style.run },
      paragraph: { ...parent.paragraph, ...style.paragraph },
    };
    chains.set(id, resolved);
    return resolved;
  };

  return {
    paragraph(id) {
      const known = id !== null && declared.get(id)?.type === 'paragraph' ? id : defaultId;
      return known === null ? plain : resolve(known, new Set());
    },
    character(id) {
      return id !== null && declared.has(id) ? resolve(id, new Set()).run : {};
    },
  };
}

/** Word knows its own headings by their names: Google Docs says nothing else of them. */
function outlineByName(name: string): Pick<ParagraphProperties, 'outline'> {
  const [, level] = /^heading ([1-9])$/i.exec(name) ?? [];
  return level === undefined ? {} : { outline: Number(level) - 1 };
}

function declare(element: XmlElement): Declared {
  const name = childValue(element, 'w:name') ?? '';
  return {
    id: element.attributes['w:styleId'] ?? '',
    name,
    type: element.attributes['w:type'] ?? 'paragraph',
    basedOn: childValue(element, 'w:basedOn'),
    run: readRunProperties(child(element, 'w:rPr')),
    paragraph: {
      ...outlineByName(name),
      ...readParagraphProperties(child(element, 'w:pPr')),
    },
  };
}

const emptyStyle = (id: string): ResolvedStyle => ({ id, name: '', run: {}, paragraph: {} });
