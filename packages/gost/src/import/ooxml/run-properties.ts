import { child, childValue, toggle, type XmlElement } from './tree.ts';

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
