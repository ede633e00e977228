import type { TitleFields } from '@pv/editor-schema';

/** The kind of a thesis in a line of its own. */
const KIND =
  /^(?:выпускн\p{L}+ квалификационн\p{L}+ работ\p{L}+|дипломн\p{L}+ (?:работ|проект)\p{L}*|магистерск\p{L}+ диссертаци\p{L}+)$/iu;
const LEVEL = /^\(?(?:бакалавра|специалиста|магистра)\)?$/iu;
const KIND_AND_LEVEL =
  /^(выпускн\p{L}+ квалификационн\p{L}+ работ\p{L}+)\s+(бакалавра|специалиста|магистра)$/iu;
const MANUSCRIPT = /^на правах рукописи$/iu;
const FULL_NAME =
  /^\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?\s+\p{Lu}\p{L}+\s+\p{Lu}\p{L}+(?:вич|вна|ич|чна|оглы|кызы)$/iu;
const SEEKING = /^(?:автореферат\s+)?диссертаци[яи]\s+на\s+соискание\s+уч[её]ной\s+степени\s*/iu;

/** What stands under the name of a work. */
const UNDER_NAME =
  /^(?:направлени|(?:научная )?специальност|профил|автореферат|диссертаци|(?:научный )?руководител|студент|выполнил|исполнител|обучающ|автор|консультант|рецензент|нормоконтрол|к защите|допу)/iu;
/** What no name of a work begins with. */
const NO_NAME =
  /^(?:министерств|федеральн|кафедр|факультет|институт|удк|по|на|для|группа)(?!\p{L}{3})/iu;

const LINES_OF_NAME = 6;

/** The lines over the first of those that may stand under a name; nothing where it cannot be told. */
function nameIn(lines: readonly string[]): string | null {
  const end = lines.findIndex((line) => UNDER_NAME.test(line));
  if (end < 1 || end > LINES_OF_NAME) return null;
  const own = lines.slice(0, end);
  if (own.some((line) => NO_NAME.test(line) || /:$/u.test(line))) return null;
  return own.join(' ').replace(/^[«"„](.+)[»"“]$/u, '$1');
}

/** The kind of a thesis and its level, which some print in one line, as two lines. */
export const withLevel = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => KIND_AND_LEVEL.exec(line)?.slice(1) ?? [line]);

/** The level and the name of a thesis, which stand under its kind. */
export function readThesisTitle(lines: readonly string[]): TitleFields {
  const kind = lines.findIndex((line) => KIND.test(line));
  if (kind < 0) return {};
  const [first = ''] = lines.slice(kind + 1);
  const level = LEVEL.test(first) ? first : null;
  const title = nameIn(lines.slice(kind + (level ? 2 : 1)));
  return { ...(level && { workSubkind: level }), ...(title && { title }) };
}

/** GOST R 7.0.11-2011 clause 5.1.2: the author in full and the name of the work, the degree lower down. */
export function readDissertationTitle(lines: readonly string[]): TitleFields {
  const manuscript = lines.findIndex((line) => MANUSCRIPT.test(line));
  if (manuscript < 0) return {};
  const under = lines.slice(manuscript + 1);
  const author = under.findIndex((line) => FULL_NAME.test(line));
  const title = author < 0 ? null : nameIn(under.slice(author + 1));
  const sought = under.findIndex((line) => SEEKING.test(line.replace(/^автореферат$/iu, '')));
  const degree =
    sought < 0 ? '' : under[sought]?.replace(SEEKING, '').trim() || (under[sought + 1] ?? '');
  return {
    ...(author >= 0 && { author: under[author] }),
    ...(title && { title }),
    ...(/^(?:кандидата|доктора)(?!\p{L})/iu.test(degree) && { degree }),
  };
}
