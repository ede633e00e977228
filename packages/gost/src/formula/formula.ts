import temml from 'temml';
import { parseMathMl } from './math-tree.ts';
import { type FormulaPiece, formulaPieces } from './pieces.ts';
import { writeElement } from './write-element.ts';

/** A document is written anew after each edit, and its formulas are nearly always the same. */
const MOST_KEPT = 2000;

/**
 * Wraps a pure function of a text so that recent results are kept. When the store is full, the oldest
 * result goes.
 */
export function keepResults<T>(compute: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known as T;
    const result = compute(text);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, result);
    return result;
  };
}

/** A formula of this many characters is a mistake of pasting, and would hold up the layout. */
const LONGEST = 5000;

export type FormulaLanguage = 'ru' | 'en';

const PROBLEMS: Record<FormulaLanguage, Record<string, string>> = {
  ru: {
    empty: 'Формула пустая',
    long: 'Формула слишком длинная',
    unfilled: 'В формуле остались незаполненные места',
    command: 'Неизвестная команда',
    unclosed: 'Запись оборвана: не хватает закрывающей скобки или \\end',
    extra: 'Лишняя закрывающая скобка',
    loop: 'Макросы вызывают друг друга без конца',
    syntax: 'Ошибка в записи формулы',
  },
  en: {
    empty: 'The formula is empty',
    long: 'The formula is too long',
    unfilled: 'There are empty places left in the formula',
    command: 'Unknown command',
    unclosed: 'The formula breaks off: a closing brace or \\end is missing',
    extra: 'There is an extra closing brace',
    loop: 'Macros call each other without end',
    syntax: 'The formula is not written correctly',
  },
};

/** Patterns of the parser's messages, the first that fits decides. */
const MESSAGES: readonly [RegExp, string][] = [
  // a key of the formula field leaves one where something is to be typed
  [/Unsupported function name: \\placeholder/, 'unfilled'],
  [/Unsupported function name: (\\[A-Za-z]+|\\.)/, 'command'],
  [/No such environment: ([A-Za-z*]+)/, 'command'],
  [/Too many expansions/, 'loop'],
  [/Expected 'EOF', got '}'/, 'extra'],
  [/at end of input|got 'EOF'|Unexpected end of input/, 'unclosed'],
];

/** Takes LaTeX, gives what is wrong with it in words for its writer, or null when it can be printed. */
export function formulaProblem(tex: string, language: FormulaLanguage = 'ru'): string | null {
  const texts = PROBLEMS[language];
  if (tex.trim() === '') return texts.empty ?? null;
  if (tex.length > LONGEST) return texts.long ?? null;
  try {
    toMathMl(tex, true);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [pattern, key] = MESSAGES.find(([candidate]) => candidate.test(message)) ?? [
      /$/,
      'syntax',
    ];
    const detail = pattern.exec(message)?.[1];
    return detail === undefined ? (texts[key] ?? null) : `${texts[key]} ${detail}`;
  }
}

/**
 * Takes LaTeX, gives the inside of a Typst equation (what stands between dollar signs), or null when
 * the LaTeX has a problem (see `formulaProblem`).
 * @param display true for a formula on its own line
 */
export function formulaToTypst(tex: string, display: boolean): string | null {
  return display ? displayToTypst(tex) : inlineToTypst(tex);
}

const displayToTypst = keepResults((tex) => convert(tex, true));
const inlineToTypst = keepResults((tex) => convert(tex, false));

function convert(tex: string, display: boolean): string | null {
  if (tex.trim() === '' || tex.length > LONGEST) return null;
  try {
    return writeElement(parseMathMl(toMathMl(tex, display))) || null;
  } catch {
    return null;
  }
}

/** As `formulaToTypst`, in the pieces that a formula on its own line may be broken into; one, or none, where it may not. */
export const displayPieces = keepResults((tex): FormulaPiece[] => {
  if (tex.trim() === '' || tex.length > LONGEST) return [];
  try {
    return formulaPieces(parseMathMl(toMathMl(tex, true)));
  } catch {
    return [];
  }
});

function toMathMl(tex: string, displayMode: boolean): string {
  return temml.renderToString(tex, { displayMode, throwOnError: true, trust: false });
}
