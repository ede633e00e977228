import { type DocumentSnapshot, isSectionKind, type SectionKind } from '@pv/editor-schema';
import { resolveProfile, structuralTitle } from '@pv/gost';
import { readDocument } from '@pv/revisions';

/** What stands under one heading of a work. */
export interface Passage {
  heading: string;
  text: string;
}

/** What is not of the author's own hand, or stands in every work. */
const LEFT_OUT: readonly SectionKind[] = ['title', 'main', 'references', 'literatures'];

/** A heading, or a line alone, over a list of sources. */
const SOURCES =
  /^[\d.\s]*(?:(?:список|перечень) [^.]*(?:источников|литературы)|(?:использованн|цитируем)\S+ (?:источники|литература)|библиографический список|библиография|литература|источники|references|bibliography|list of references)[.:\s]*$/iu;

const namesSources = (line: string): boolean => line.length < 100 && SOURCES.test(line.trim());

interface Line {
  heading: boolean;
  text: string;
}

/** Gathers lines under their headings. Headings themselves do not count, nor what stands under one of sources. */
function gather(first: string, lines: readonly Line[]): Passage[] {
  const passages: Passage[] = [{ heading: first, text: '' }];
  for (const { heading, text } of lines) {
    const last = passages.at(-1);
    if (heading || namesSources(text)) passages.push({ heading: text.trim(), text: '' });
    else if (last) last.text += `${text}\n`;
  }
  return passages.filter(({ heading, text }) => text.trim() !== '' && !namesSources(heading));
}

/** The passages of a document; a formula is no text. */
export function documentPassages(snapshot: DocumentSnapshot): Passage[] {
  const profile = resolveProfile(snapshot.settings);
  return readDocument(snapshot).sections.flatMap(({ kind, title, parts }) => {
    if (!isSectionKind(kind) || LEFT_OUT.includes(kind)) return [];
    const lines = parts
      .filter((part) => part.kind !== 'formula')
      .map((part) => ({ heading: part.kind === 'heading', text: part.text }));
    return gather(title.trim() || structuralTitle(profile, kind, title), lines);
  });
}

/** The passages of a text without headings. */
export function plainPassages(heading: string, text: string): Passage[] {
  const lines = text.split('\n');
  return gather(
    heading,
    lines.map((line) => ({ heading: false, text: line })),
  );
}
