import { child, children, elements, type XmlElement } from '../ooxml/tree.ts';
import type { TextFormat } from '../read/flow.ts';

/** What a style says of text and paragraphs, with what its parents say. */
export interface OdtStyle {
  format: Partial<TextFormat>;
  /** That of signs which have no letters; empty where none is told. */
  font: string;
  /** The name that people see. */
  name: string;
  align: string;
  pageBreakBefore: boolean;
  /** In twentieths of a point. */
  left: number;
  firstLine: number;
  /** 0 to 8 for headings. */
  outline: number | null;
  /** The list that paragraphs of the style are items of. */
  list: string | null;
}

/** One level of a list. */
interface OdtListLevel {
  ordered: boolean;
  /** As `ListMarker` names formats. */
  format: string;
  prefix: string;
  suffix: string;
  start: number;
}

/** What the two parts of a document say of looks. */
export interface OdtStyles {
  style(family: 'paragraph' | 'text', name: string | undefined): OdtStyle;
  level(list: string, level: number): OdtListLevel;
}

const MONO = /courier|mono|consol|menlo|\bcode\b/i;
const UNITS: Readonly<Record<string, number>> = { cm: 28.35, mm: 2.835, in: 72, pt: 1, pc: 12 };

/** A length in points; zero where none is told. */
export function points(length: string | undefined): number {
  const [, number, unit = ''] = /^(-?[\d.]+)(cm|mm|in|pt|pc)$/.exec(length ?? '') ?? [];
  return Number(number ?? 0) * (UNITS[unit] ?? 0);
}

const twips = (length: string | undefined): number => Math.round(points(length) * 20);

const fontOf = (attributes: XmlElement['attributes'] = {}): string =>
  attributes['style:font-name'] ?? attributes['fo:font-family'] ?? '';

function formatOf({ attributes }: XmlElement): Partial<TextFormat> {
  const format: Partial<TextFormat> = {};
  const weight = attributes['fo:font-weight'];
  if (weight) format.bold = weight === 'bold' || Number(weight) >= 600;
  const slant = attributes['fo:font-style'];
  if (slant) format.italic = slant !== 'normal';
  const line = attributes['style:text-underline-style'];
  if (line) format.underline = line !== 'none';
  const [position] = (attributes['style:text-position'] ?? '').split(' ');
  if (position) {
    const raised = position === 'super' || Number.parseFloat(position) > 0;
    const lowered = position === 'sub' || Number.parseFloat(position) < 0;
    format.vertical = raised ? 'super' : lowered ? 'sub' : null;
  }
  const font = fontOf(attributes);
  if (font) format.mono = MONO.test(font);
  const size = points(attributes['fo:font-size']);
  if (size > 0) format.size = size;
  const letters = attributes['fo:text-transform'];
  if (letters) format.caps = letters === 'uppercase';
  return format;
}

const PLAIN_STYLE: OdtStyle = {
  format: {},
  font: '',
  name: '',
  align: '',
  pageBreakBefore: false,
  left: 0,
  firstLine: 0,
  outline: null,
  list: null,
};

const ALIGN: Readonly<Record<string, string>> = { center: 'center', end: 'right', justify: 'both' };

/** A style over that of its parent. */
function over(base: OdtStyle, element: XmlElement): OdtStyle {
  const { attributes } = element;
  const text = child(element, 'style:text-properties');
  const paragraph = child(element, 'style:paragraph-properties')?.attributes ?? {};
  const align = paragraph['fo:text-align'];
  const level = Number(attributes['style:default-outline-level'] ?? 0);
  const left = paragraph['fo:margin-left'];
  const indent = paragraph['fo:text-indent'];
  const own = attributes['style:display-name'] ?? attributes['style:name'] ?? '';
  return {
    format: { ...base.format, ...(text && formatOf(text)) },
    font: fontOf(text?.attributes) || base.font,
    // automatic styles are named by numbers and look like their parent
    name: /^[PT]\d+$/.test(own) ? base.name : own,
    align: align ? (ALIGN[align] ?? '') : base.align,
    pageBreakBefore:
      paragraph['fo:break-before'] === 'page' || Boolean(attributes['style:master-page-name']),
    left: left ? twips(left) : base.left,
    firstLine: indent ? twips(indent) : base.firstLine,
    outline: level > 0 ? Math.min(level, 9) - 1 : base.outline,
    list: attributes['style:list-style-name'] || base.list,
  };
}

function numberFormat(sign: string): string {
  if (/[а-яё]/iu.test(sign)) return /^[а-яё]/u.test(sign) ? 'russianLower' : 'russianUpper';
  const formats: Readonly<Record<string, string>> = {
    '': 'none',
    a: 'lowerLetter',
    A: 'upperLetter',
    i: 'lowerRoman',
    I: 'upperRoman',
  };
  return formats[sign] ?? 'decimal';
}

function readLevel(element: XmlElement): OdtListLevel {
  const { attributes } = element;
  const ordered = element.name === 'text:list-level-style-number';
  return {
    ordered,
    format: ordered ? numberFormat(attributes['style:num-format'] ?? '1') : 'bullet',
    prefix: attributes['style:num-prefix'] ?? '',
    suffix: attributes['style:num-suffix'] ?? '',
    start: Number(attributes['text:start-value'] ?? 1) || 1,
  };
}

const BULLET: OdtListLevel = { ordered: false, format: 'bullet', prefix: '', suffix: '', start: 1 };
/** Deeper chains of parents than this are a circle. */
const DEEPEST = 30;

/** Reads the styles of `styles.xml` and the automatic ones of both parts. */
export function readStyles(parts: readonly (XmlElement | null)[]): OdtStyles {
  const byName = new Map<string, XmlElement>();
  const lists = new Map<string, Map<number, OdtListLevel>>();
  const groups = parts.flatMap((part) => [
    ...children(part, 'office:styles'),
    ...children(part, 'office:automatic-styles'),
  ]);
  for (const element of groups.flatMap((group) => elements(group))) {
    const { attributes } = element;
    const name = attributes['style:name'] ?? '';
    if (element.name === 'style:style')
      byName.set(`${attributes['style:family']} ${name}`, element);
    if (element.name !== 'text:list-style') continue;
    lists.set(
      name,
      new Map(
        elements(element).map((one) => [Number(one.attributes['text:level']), readLevel(one)]),
      ),
    );
  }
  const resolved = new Map<string, OdtStyle>();
  function resolve(family: string, name: string | undefined, depth = 0): OdtStyle {
    const key = `${family} ${name}`;
    const known = resolved.get(key);
    if (known) return known;
    const element = byName.get(key);
    if (!element || depth > DEEPEST) return PLAIN_STYLE;
    const parent = element.attributes['style:parent-style-name'];
    const style = over(parent ? resolve(family, parent, depth + 1) : PLAIN_STYLE, element);
    resolved.set(key, style);
    return style;
  }
  return {
    style: (family, name) => resolve(family, name),
    level: (list, level) => lists.get(list)?.get(level + 1) ?? BULLET,
  };
}
