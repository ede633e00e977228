import { readSettings, type SectionHead } from '@pv/editor-schema';
import {
  findProfile,
  isArticleProfile,
  type Numbering,
  resolveProfile,
  structuralTitle,
} from '@pv/gost';
import type { Translate } from '@pv/texts';
import type { Doc } from 'yjs';

/** Kinds whose heading is typed by the writer. */
export type TypedKind = 'chap' | 'common' | 'applications' | 'materials';

const TYPED: ReadonlySet<string> = new Set(['chap', 'common', 'applications', 'materials']);

export function isTyped(kind: SectionHead['kind']): kind is TypedKind {
  return TYPED.has(kind);
}

/** The heading of a structural element in the wording of the document's standard. */
export function printedTitle(doc: Doc, head: SectionHead): string {
  return structuralTitle(resolveProfile(readSettings(doc)), head.kind, head.title);
}

/** As profiles name an abstract, in the language of the printed work. */
const ANNOTATION = 'Аннотация';
const ARTICLE_KINDS = ['title', 'abstract', 'chap', 'references'] as const;
const AUTOREFERAT_KINDS = ['title', 'intro', 'references'] as const;
const DISSERTATION_KINDS = ['main', 'terms', 'abbreviations', 'references'] as const;

/** Whether a profile is that of a dissertation or of its autoreferat. */
export function isScholarly(profile: string): boolean {
  const work = findProfile(profile)?.work;
  return work === 'dissertation' || work === 'autoreferat';
}

/** Whether it is the abstract of a work in which that is called as that of an article. */
const callsAnnotation = (kind: SectionHead['kind'], profile: string): boolean =>
  kind === 'abstract' && findProfile(profile)?.values.titleAbstract === ANNOTATION;

/** The name of a kind of section, as a document of that formatting profile calls it. */
export function kindName(kind: SectionHead['kind'], profile: string, t: Translate): string {
  const isArticle = isArticleProfile(profile) || callsAnnotation(kind, profile);
  const own = isArticle && ARTICLE_KINDS.find((one) => one === kind);
  if (own) return t(`editor.articleKind.${own}`);
  const work = findProfile(profile)?.work;
  const cover = work === 'autoreferat' && AUTOREFERAT_KINDS.find((one) => one === kind);
  if (cover) return t(`editor.autoreferatKind.${cover}`);
  const part = isScholarly(profile) && DISSERTATION_KINDS.find((one) => one === kind);
  return part ? t(`editor.dissertationKind.${part}`) : t(`editor.kind.${kind}`);
}

const NOT_OF_SCHOLARS: ReadonlySet<string> = new Set(['abstract', 'dictionaries', 'literatures']);

/**
 * Whether a document of that profile is offered a section of a kind. A dissertation has no abstract, and
 * calls its terms and its sources as other works call these two.
 */
export function isOffered(kind: SectionHead['kind'], profile: string): boolean {
  return !(isScholarly(profile) && NOT_OF_SCHOLARS.has(kind));
}

/** How a section is called in lists: its number and what was typed, else the name of its kind. */
export function outlineTitle(
  head: SectionHead,
  { numbering, profile }: { numbering: Pick<Numbering, 'byId'>; profile: string },
  t: Translate,
): string {
  const kind = kindName(head.kind, profile, t);
  if (!isTyped(head.kind)) return kind;
  const number = numbering.byId.get(head.id)?.number ?? '';
  const typed = head.title.trim();
  if (head.kind === 'chap') return [number, typed || t('editor.outline.untitled')].join(' ').trim();
  if (head.kind === 'applications') return `${kind} ${number}${typed && ` — ${typed}`}`;
  return typed || kind;
}
