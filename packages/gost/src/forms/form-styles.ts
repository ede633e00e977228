import { cellStyles } from '../docx/styles/cell-styles.ts';
import type { ParagraphSpec, StyleSpec } from '../docx/styles/style-spec.ts';
import { baseStyles, noteStyles } from '../docx/styles/text-styles.ts';
import { halfPoints, lineUnits, pointTwips, twips } from '../docx/units.ts';
import type { LineLook } from './form.ts';
import {
  FORM_PROFILE,
  HINT_SIZE,
  NOTE_SIZE,
  SPACE_OVER,
  STAMP_LEFT,
  STAYS_WITH_NEXT,
} from './form-layout.ts';

const CENTRED: ParagraphSpec = { align: 'center' };

/** What a look adds to single-spaced text at the left. */
const LOOKS: Readonly<Record<LineLook, Pick<StyleSpec, 'paragraph' | 'run'> & { name: string }>> = {
  head: { name: 'Шапка', paragraph: CENTRED },
  title: { name: 'Название', paragraph: CENTRED, run: { bold: true } },
  subtitle: { name: 'Подзаголовок', paragraph: CENTRED },
  heading: { name: 'Раздел', run: { bold: true } },
  text: { name: 'Текст' },
  note: { name: 'Примечание', run: { size: halfPoints(NOTE_SIZE) } },
};

/** Id of the style of a paragraph. */
export function lineStyle(look: LineLook): string {
  return `Form${look.charAt(0).toUpperCase()}${look.slice(1)}`;
}

export const FIELD_STYLE = 'FormField';
export const STAMP_STYLE = 'FormStamp';
export const SIGNATURE_STYLE = 'FormSignature';
export const HINT_STYLE = 'FormHint';

function spec(id: string, name: string, over: number, rest: Pick<StyleSpec, 'paragraph' | 'run'>) {
  return {
    id,
    name: `Форма: ${name.toLowerCase()}`,
    basedOn: 'Normal',
    gallery: true,
    ...rest,
    paragraph: {
      suppressAutoHyphens: true,
      before: pointTwips(over),
      line: lineUnits(1),
      align: 'left',
      ...rest.paragraph,
    },
  } as const satisfies StyleSpec;
}

/** Paragraph styles of papers; `used` names the styles of cells that are smaller than usual. */
export function formStyles(used: ReadonlySet<string>): StyleSpec[] {
  const lines = (Object.entries(LOOKS) as [LineLook, (typeof LOOKS)[LineLook]][]).map(
    ([look, { name, run, paragraph }]) => {
      const keep = STAYS_WITH_NEXT.has(look) && { keepNext: true as const };
      return spec(lineStyle(look), name, SPACE_OVER[look], {
        run,
        paragraph: { ...paragraph, ...keep },
      });
    },
  );
  return [
    ...baseStyles(FORM_PROFILE),
    ...lines,
    spec(FIELD_STYLE, 'Строка', SPACE_OVER.field, {}),
    spec(STAMP_STYLE, 'Утверждение', 4, { paragraph: { left: twips(STAMP_LEFT) } }),
    spec(SIGNATURE_STYLE, 'Подпись', 0, {}),
    spec(HINT_STYLE, 'Пояснение к подписи', 0, {
      paragraph: CENTRED,
      run: { size: halfPoints(HINT_SIZE) },
    }),
    ...cellStyles(FORM_PROFILE, used),
    ...noteStyles().filter(({ id }) => id === 'Footer'),
  ];
}
