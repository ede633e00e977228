import { child, children, childValue, toggle, type XmlElement } from './tree.ts';

/** Formatting of a paragraph, ECMA-376 part 1, clause 17.3.1. Absent fields are inherited. */
export interface ParagraphProperties {
  align?: string;
  /** In twentieths of a point. */
  left?: number;
  firstLine?: number;
  /** 0 to 8; 9 is body text. */
  outline?: number;
  numId?: string;
  level?: number;
  pageBreakBefore?: boolean;
  /** Free space over and under, in twentieths of a point. */
  before?: number;
  after?: number;
  /** Line spacing: 240ths of a line under `auto`, else twentieths of a point. */
  line?: number;
  lineRule?: string;
  /** A tab stop with a leader of dots. */
  dotLeader?: boolean;
}

/** Reads `w:pPr`. */
export function readParagraphProperties(element: XmlElement | null): ParagraphProperties {
  if (!element) return {};
  const result: ParagraphProperties = {};
  const align = childValue(element, 'w:jc');
  if (align) result.align = align;
  readIndent(child(element, 'w:ind'), result);
  const outline = toNumber(childValue(element, 'w:outlineLvl'));
  if (outline !== null) result.outline = outline;
  const numbering = child(element, 'w:numPr');
  const numId = childValue(numbering, 'w:numId');
  if (numId !== null) result.numId = numId;
  const level = toNumber(childValue(numbering, 'w:ilvl'));
  if (level !== null) result.level = level;
  const pageBreak = toggle(element, 'w:pageBreakBefore');
  if (pageBreak !== null) result.pageBreakBefore = pageBreak;
  readSpacing(child(element, 'w:spacing'), result);
  const tabs = children(child(element, 'w:tabs'), 'w:tab');
  if (tabs.length > 0) {
    result.dotLeader = tabs.some(({ attributes }) => attributes['w:leader'] === 'dot');
  }
  return result;
}

function readSpacing(spacing: XmlElement | null, into: ParagraphProperties): void {
  if (!spacing) return;
  for (const key of ['before', 'after', 'line'] as const) {
    const value = toNumber(spacing.attributes[`w:${key}`]);
    if (value !== null) into[key] = value;
  }
  const rule = spacing.attributes['w:lineRule'];
  if (rule) into.lineRule = rule;
}

/** Reads `w:ind` into the properties; a hanging indent is a negative first line. */
export function readIndent(indent: XmlElement | null, into: ParagraphProperties): void {
  if (!indent) return;
  const left = toNumber(indent.attributes['w:left'] ?? indent.attributes['w:start']);
  if (left !== null) into.left = left;
  const first = toNumber(indent.attributes['w:firstLine']);
  if (first !== null) into.firstLine = first;
  const hanging = toNumber(indent.attributes['w:hanging']);
  if (hanging !== null) into.firstLine = -hanging;
}

function toNumber(value: string | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number.parseInt(value, 10);
  return Number.isFinite(number) ? number : null;
}

/** Formatting of a run, ECMA-376 part 1, clause 17.3.2. Absent fields are inherited. */
export interface RunProperties {
  font?: string;
  /** In points. */
  size?: number;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  caps?: boolean;
  hidden?: boolean;
  vertical?: 'sub' | 'super' | 'base';
  /** Six hexadecimal digits, or `auto`. */
  color?: string;
}

const VERTICAL: Readonly<Record<string, RunProperties['vertical']>> = {
  subscript: 'sub',
  superscript: 'super',
  baseline: 'base',
};

/** Reads `w:rPr`. A theme font is given as `@minor` or `@major`. */
export function readRunProperties(element: XmlElement | null): RunProperties {
  if (!element) return {};
  const result: RunProperties = {};
  assign(result, 'font', readFont(child(element, 'w:rFonts')));
  assign(result, 'size', readSize(element));
  assign(result, 'bold', toggle(element, 'w:b'));
  assign(result, 'italic', toggle(element, 'w:i'));
  assign(result, 'underline', toggle(element, 'w:u'));
  assign(result, 'caps', toggle(element, 'w:caps'));
  assign(result, 'hidden', toggle(element, 'w:vanish'));
  assign(result, 'vertical', VERTICAL[childValue(element, 'w:vertAlign') ?? ''] ?? null);
  assign(result, 'color', childValue(element, 'w:color'));
  return result;
}

function assign<K extends keyof RunProperties>(
  target: RunProperties,
  key: K,
  value: RunProperties[K] | null,
): void {
  if (value !== null) target[key] = value;
}

function readSize(element: XmlElement): number | null {
  const halfPoints = Number(childValue(element, 'w:sz') ?? Number.NaN);
  return Number.isFinite(halfPoints) ? halfPoints / 2 : null;
}

function readFont(fonts: XmlElement | null): string | null {
  if (!fonts) return null;
  const { attributes } = fonts;
  const theme = attributes['w:asciiTheme'] ?? attributes['w:hAnsiTheme'];
  if (theme) return theme.startsWith('major') ? '@major' : '@minor';
  return attributes['w:ascii'] ?? attributes['w:hAnsi'] ?? attributes['w:cs'] ?? null;
}
