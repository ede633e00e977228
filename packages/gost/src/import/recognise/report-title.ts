import type { TitleFields } from '@pv/editor-schema';

const KIND = /отч[её]т о (?:научно|нир)/iu;
const SUBKIND = /^\((?:заключительн|промежуточн)\p{L}*.*\)$/iu;
const VOLUME = /^(?:книга|том|часть)\s+\d+$/iu;
const TOPIC = /^по теме:?$/iu;
/** Who signs stands under the names. */
const SIGNING = /^(?:(?:научный )?руководитель|(?:ответственный )?исполнитель)(?!\p{L})/iu;
/** «(МГТУ)»: one or a few words in capitals. */
const SHORT_NAME = /^\([^()\p{Ll}]{2,60}\)$/u;

/** «ОТЧЕТ» and «О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ», which the standard prints one under the other, as one line. */
export function withReportKind(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => /^отч[её]т$/iu.test(line));
  const next = lines[at + 1] ?? '';
  return at >= 0 && /^о (?:научно|нир)/iu.test(next)
    ? lines.toSpliced(at, 2, `${lines[at]} ${next}`)
    : lines;
}

const joined = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ').trim();

/**
 * What the title page of a report says in the places that GOST 7.32-2017 clause 6.10.1 gives it: the name
 * of the work, «по теме:», the name of the report, its kind in brackets. Nothing where it is no report.
 */
export function readReportTitle(lines: readonly string[]): TitleFields {
  const kind = lines.findIndex((line) => KIND.test(line));
  if (kind < 0) return {};
  const under = lines.slice(kind + 1);
  const end = under.findIndex((line) =>
    [SUBKIND, VOLUME, SIGNING].some((pattern) => pattern.test(line)),
  );
  const names = end < 0 ? [] : under.slice(0, end);
  const topic = names.findIndex((line) => TOPIC.test(line));
  const workSubkind = under.find((line) => SUBKIND.test(line));
  const volume = under.find((line) => VOLUME.test(line));
  const short = lines.slice(0, kind).find((line) => SHORT_NAME.test(line));
  // without its kind under it the last line may be a code of a programme
  const sure = topic >= 0 || SUBKIND.test(under[end] ?? '');
  return {
    ...(short && { institutionShort: short.slice(1, -1) }),
    ...(sure && names.length > topic + 1 && { title: joined(names.slice(topic + 1)) }),
    ...(topic > 0 && { projectName: joined(names.slice(0, topic)) }),
    ...(workSubkind && { workSubkind }),
    ...(volume && { volume }),
  };
}
