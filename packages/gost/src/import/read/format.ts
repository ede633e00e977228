import { type RunProperties, readRunProperties } from '../ooxml/run-properties.ts';
import { child, childValue, type XmlElement } from '../ooxml/tree.ts';
import type { ParagraphState } from './context.ts';
import type { TextFormat } from './flow.ts';

/** Word's own default where nothing gives a size, in points. */
const DEFAULT_SIZE = 10;

const CODE_STYLE = /verbatim|source ?code|^code|код|html (code|preformatted|sample)/i;

/** A run's formatting after document defaults, paragraph style, character style and its own. */
export interface EffectiveRun {
  format: TextFormat;
  font: string;
  hidden: boolean;
}

/** Resolves the formatting of a run. */
export function effectiveRun(run: XmlElement, state: ParagraphState): EffectiveRun {
  const { styles } = state.context.parts;
  const own = child(run, 'w:rPr');
  const characterStyle = childValue(own, 'w:rStyle');
  const properties: RunProperties = {
    ...styles.paragraph(state.styleId).run,
    ...styles.character(characterStyle),
    ...readRunProperties(own),
  };
  const font = realFont(properties.font ?? '', state);
  const mono = state.context.parts.isMonospace(font) || CODE_STYLE.test(characterStyle ?? '');
  return { format: toFormat(properties, mono, state), font, hidden: properties.hidden ?? false };
}

function realFont(font: string, state: ParagraphState): string {
  const { theme } = state.context.parts;
  if (font === '@major') return theme.major;
  return font === '@minor' ? theme.minor : font;
}

function toFormat(properties: RunProperties, mono: boolean, state: ParagraphState): TextFormat {
  const field = state.context.fields.meaning;
  const href = state.href ?? (field?.kind === 'link' ? field.href : null);
  const ref = state.ref ?? (field?.kind === 'reference' ? field.bookmark : null);
  const vertical = properties.vertical ?? 'base';
  return {
    bold: properties.bold ?? false,
    italic: properties.italic ?? false,
    underline: (properties.underline ?? false) && href === null && ref === null,
    vertical: vertical === 'base' ? null : vertical,
    mono,
    caps: properties.caps ?? false,
    size: properties.size ?? DEFAULT_SIZE,
    href,
    ref,
  };
}
