import type { FormatProfile } from '../../model/document.ts';
import { halfPoints, lineUnits } from '../units.ts';
import type { StyleSpec } from './style-spec.ts';

/** What a cell holds: a column head, a number or text; heads and numbers are centred. */
export type CellLook = 'Head' | 'Number' | 'Text';

const NAMES: Record<CellLook, string> = {
  Head: 'ГОСТ Заголовок графы',
  Number: 'ГОСТ Число таблицы',
  Text: 'ГОСТ Текст таблицы',
};

/** Id of the style of a cell with text of that size in points. */
export function cellStyle(look: CellLook, fontSize: number, profile: FormatProfile): string {
  return `GostTable${look}${fontSize === profile.tableFontSize ? '' : fontSize}`;
}

/**
 * Styles of cells, GOST 7.32-2017 clauses 6.6.6, 6.6.7: at the profile's size, and at the smaller sizes that
 * the document has come to use.
 */
export function cellStyles(profile: FormatProfile, used: ReadonlySet<string>): StyleSpec[] {
  const own = [cellSpec('Text', profile), cellSpec('Head', profile), cellSpec('Number', profile)];
  const smaller = [...used].flatMap((id) => {
    const [, look, size] = /^GostTable(Head|Number|Text)(\d+)$/.exec(id) ?? [];
    return isLook(look) ? [smallerSpec(look, Number(size))] : [];
  });
  return [...own, ...smaller];
}

function cellSpec(look: CellLook, { tableFontSize }: FormatProfile): StyleSpec {
  const common = { id: `GostTable${look}`, name: NAMES[look], gallery: true } as const;
  if (look === 'Text') {
    return {
      ...common,
      basedOn: 'Normal',
      run: { size: halfPoints(tableFontSize) },
      paragraph: { line: lineUnits(1), align: 'left' },
    };
  }
  const undivided = look === 'Head' ? ({ suppressAutoHyphens: true } as const) : {};
  return { ...common, basedOn: 'GostTableText', paragraph: { align: 'center', ...undivided } };
}

function smallerSpec(look: CellLook, fontSize: number): StyleSpec {
  return {
    id: `GostTable${look}${fontSize}`,
    name: `${NAMES[look]} ${fontSize} пт`,
    basedOn: `GostTable${look}`,
    run: { size: halfPoints(fontSize) },
  };
}

function isLook(text: string | undefined): text is CellLook {
  return text !== undefined && Object.hasOwn(NAMES, text);
}
