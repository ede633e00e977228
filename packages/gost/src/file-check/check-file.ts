import { type DocumentSnapshot, nodeText } from '@pv/editor-schema';
import { checkDocument, type Finding } from '../check/check-document.ts';
import type { RuleId } from '../check/registry.ts';
import type { Severity, Standard } from '../check/rule.ts';
import { importDocx } from '../import/import-docx.ts';
import { readParts } from '../import/ooxml/parts.ts';
import { DEFAULT_LIMITS } from '../import/package/limits.ts';
import { openPackage } from '../import/package/open-package.ts';
import type { Mend } from './file-rule.ts';
import { readFile } from './read-file.ts';
import { readFooters } from './read-footers.ts';
import { FILE_RULES, type FileRuleId } from './registry.ts';
import { HEADINGS, type RoledFile, tellRoles } from './roles.ts';

/** A finding in a file, with the place where a person finds it. */
export interface FileFinding {
  rule: FileRuleId | RuleId;
  clause: string;
  standard: Standard | (string & {});
  severity: Severity;
  values: Record<string, string | number>;
  /** The paragraph among all of the file; null for the document as a whole. */
  at: number | null;
  /** The page of the last print, null where the file does not tell it. */
  page: number | null;
  /** The heading that it stands under. */
  under: string;
  /** The first words of the paragraph. */
  quote: string;
  mend: Mend | null;
}

/** What a check of a file has found. */
export interface CheckedFile {
  findings: FileFinding[];
  /** Pages are those of the last print; else they are counted by the breaks in the file. */
  pagesKnown: boolean;
  paragraphs: number;
}

/** What is asked of a text that lives in the editor: in a file numbers and references are typed. */
const OF_THE_EDITOR: ReadonlySet<RuleId> = new Set<RuleId>([
  'V-typed-reference',
  'V-typed-reference-unknown',
  'G32-6.9.1-brackets',
  'G32-6.16-typed-number',
  'G32-5.3.2.1-typed-volume',
]);

/** Rules of the editor whose demand the file itself is asked for above. */
const isOfTheEditor = (rule: RuleId): boolean => OF_THE_EDITOR.has(rule) || /-typed/.test(rule);

/** The form of a report, which GOST R 7.0.11-2011 wants otherwise. */
const OF_REPORTS: ReadonlySet<string> = new Set<FileRuleId>([
  'G32-6.1.1-margins',
  'G32-6.3.1-page-place',
  'G32-6.2.1-struct-caps',
  'G32-6.2.3-section-indent',
]);

const DISSERTATION = 'gost-r-7.0.11-2011';

/** What is asked of the form of a work of this profile. */
const isAsked = (rule: FileRuleId, profile: string | null): boolean =>
  rule === 'D11-5.3.7-margins' ? profile === DISSERTATION : !profile || !OF_REPORTS.has(rule);

/** The profile of a file whose title page says that it seeks a degree; null for other works. */
function dissertationOf({ paragraphs }: RoledFile): string | null {
  const front = paragraphs.filter(({ role }) => role === 'front').map(({ text }) => text);
  const words = front.join(' ').replace(/\s+/g, ' ');
  const sought = /(автореферат )?диссертаци[яи] на соискание уч[её]ной степени/iu.exec(words);
  if (!sought) return null;
  return sought[1] ? 'gost-r-7.0.11-2011-autoreferat' : DISSERTATION;
}

/**
 * Checks a DOCX: its formatting as it stands in the file, then its words as the editor would.
 * @throws ImportError for what is no DOCX, is broken, encrypted, too big or has macros
 */
export async function checkFile(bytes: Uint8Array): Promise<CheckedFile> {
  const source = await openPackage(bytes, DEFAULT_LIMITS);
  const parts = await readParts(source);
  const file = { ...tellRoles(readFile(parts)), footers: await readFooters(source, parts) };
  const { snapshot } = await importDocx(bytes);
  const profile = dissertationOf(file);
  const settings = profile ? { ...snapshot.settings, profile } : snapshot.settings;
  const findings = [...ofFile(file, profile), ...ofWords({ ...snapshot, settings }, file)];
  const { pagesKnown, paragraphs } = file;
  return { findings, pagesKnown, paragraphs: paragraphs.length };
}

const QUOTE = 60;

/** The first words of a text. */
function firstWords(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > QUOTE
    ? `${letters.slice(0, QUOTE).join('').trimEnd()}…`
    : letters.join('');
}

/** Where a paragraph is, in a person's words. */
function placeOf({ paragraphs, pagesKnown }: RoledFile, at: number | null) {
  const index = at === null ? -1 : paragraphs.findIndex((one) => one.at >= at);
  const found = paragraphs[index];
  if (!found) return { at: null, page: null, under: '', quote: '' };
  const heading = paragraphs.slice(0, index).findLast(({ role }) => HEADINGS.has(role));
  const page = pagesKnown ? found.page : null;
  const under = firstWords(heading?.text ?? '');
  return { at: found.at, page, under, quote: firstWords(found.text) };
}

function ofFile(file: RoledFile, profile: string | null): FileFinding[] {
  return FILE_RULES.filter(({ id }) => isAsked(id, profile)).flatMap((rule) =>
    [...rule.check(file)].map((hit) => ({
      rule: rule.id,
      clause: rule.clause,
      standard: rule.standard,
      severity: rule.severity,
      values: hit.values,
      mend: hit.mend ?? null,
      ...placeOf(file, hit.at),
    })),
  );
}

function ofWords(snapshot: DocumentSnapshot, file: RoledFile): FileFinding[] {
  const find = finder(file);
  return checkDocument(snapshot)
    .filter(({ rule }) => !isOfTheEditor(rule))
    .map((finding) => {
      const { rule, clause, standard, severity, values } = finding;
      const at = find(textOf(snapshot, finding));
      return { rule, clause, standard, severity, values, mend: null, ...placeOf(file, at) };
    });
}

/** The text of the block that a finding points at. */
function textOf(snapshot: DocumentSnapshot, { place, subject }: Finding): string {
  if (subject.kind === 'source') {
    return snapshot.sources.find(({ id }) => id === subject.id)?.raw ?? '';
  }
  const section = snapshot.sections.find(({ id }) => id === place.sectionId);
  if (!section) return '';
  if (place.path.length === 0) return section.title;
  const node = place.path.reduce<typeof section.content | undefined>(
    (at, index) => at?.content?.[index],
    section.content,
  );
  return node ? nodeText(node) : '';
}

/** Letters and digits alone: spaces, signs and typed numbers differ between file and document. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the paragraph of a file that a text of the imported document came from. */
function finder({ paragraphs }: RoledFile): (text: string) => number | null {
  const whole = new Map<string, number>();
  const all = paragraphs.map(({ text, at, role }) => ({ text: bare(text), at, role }));
  for (const { text, at, role } of all) {
    if (role !== 'contents' && text !== '' && !whole.has(text)) whole.set(text, at);
  }
  return (text) => {
    const sought = bare(text);
    if (sought === '') return null;
    const same = whole.get(sought);
    if (same !== undefined) return same;
    const start = sought.slice(0, 40);
    return all.find((one) => one.role !== 'contents' && one.text.includes(start))?.at ?? null;
  };
}
