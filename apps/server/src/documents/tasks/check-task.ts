import { readFile } from 'node:fs/promises';
import { DOCX_CHECK_PLACES, type DocxGroup } from '@pv/contract';
import {
  checkFile,
  commentFile,
  type FileComment,
  type FileFinding,
  mendFile,
} from '@pv/gost/file-check';
import type { Locale } from '@pv/texts';
import { fileCommentText, fileRuleText } from '@pv/texts/file-check';
import { standardName } from '@pv/texts/normocontrol';
import type { Given, Gives } from '../tasks.ts';

function byRule(findings: readonly FileFinding[]): FileFinding[][] {
  return [...Map.groupBy(findings, ({ rule }) => rule).values()];
}

/** The standard and its clause; a topic in the place of a number is named in Russian only. */
function sourceOf(
  { standard, clause }: Pick<FileFinding, 'standard' | 'clause'>,
  locale: Locale,
): Pick<DocxGroup, 'standard' | 'clause'> {
  const named = locale === 'ru' || /^\d/.test(clause);
  return { standard: standardName(locale, standard), clause: named ? clause : '' };
}

const RANK: Readonly<Record<FileFinding['severity'], number>> = { must: 0, should: 1, practice: 2 };

function toGroup(findings: readonly FileFinding[], locale: Locale): DocxGroup[] {
  const [first] = findings;
  if (!first) return [];
  const { rule, severity } = first;
  const { title, advice } = fileRuleText(locale, rule);
  const places = findings.slice(0, DOCX_CHECK_PLACES).map(({ page, under, quote, values }) => {
    return { page, under, quote, message: fileRuleText(locale, rule, values).message };
  });
  const mendable = findings.filter(({ mend }) => mend !== null).length;
  const count = findings.length;
  const source = sourceOf(first, locale);
  return [{ rule, ...source, severity, title, advice, count, mendable, places }];
}

/** Checks a DOCX and words what is found. */
export async function checkTask({ file, locale }: Given<'check'>): Promise<Gives<'check'>> {
  const { findings, pagesKnown } = await checkFile(await readFile(file));
  const groups = byRule(findings)
    .flatMap((one) => toGroup(one, locale))
    .toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
  return { report: { pages_known: pagesKnown, groups } };
}

/** One rule gets no more comments than these: a hundred alike hide all others. */
const COMMENTS = 20;

function commentsOf(findings: readonly FileFinding[], locale: Locale): FileComment[] {
  const lines = new Map<number | null, string[]>();
  for (const found of byRule(findings)) {
    for (const [index, finding] of found.slice(0, COMMENTS).entries()) {
      const { at, rule, values } = finding;
      const { message, advice } = fileRuleText(locale, rule, values);
      const { standard, clause } = sourceOf(finding, locale);
      const line = `${message} ${advice} (${[standard, clause].filter(Boolean).join(', ')})`;
      const left = index === COMMENTS - 1 ? found.length - COMMENTS : 0;
      const more = left > 0 ? ` ${fileCommentText(locale, 'more', { count: left })}` : '';
      lines.set(at, [...(lines.get(at) ?? []), line + more]);
    }
  }
  return [...lines]
    .map(([at, texts]) => ({ at, lines: texts }))
    .toSorted((a, b) => (a.at ?? -1) - (b.at ?? -1));
}

/** Gives a DOCX back: mended where no word is touched, or with what is found in its margins. */
export async function copyTask(
  { file, locale, copy }: Given<'copy'>,
  leave: (bytes: Uint8Array) => Promise<string>,
): Promise<Gives<'copy'>> {
  const bytes = await readFile(file);
  const { findings } = await checkFile(bytes);
  if (copy === 'mended') return { file: await leave(await mendFile(bytes, findings)) };
  const [name, initials] = [fileCommentText(locale, 'author'), fileCommentText(locale, 'initials')];
  const author = { name, initials, date: new Date() };
  return { file: await leave(await commentFile(bytes, commentsOf(findings, locale), author)) };
}
