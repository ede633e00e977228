import { textAttribute, walk } from '@pv/editor-schema';
import { lineWords } from './line-words.ts';
import { type Notes, readParts } from './ooxml/parts.ts';
import { elements, ownText, type XmlElement } from './ooxml/tree.ts';
import { DEFAULT_LIMITS } from './package/limits.ts';
import { openPackage } from './package/open-package.ts';
import { chosenAlternative } from './read/alternatives.ts';
import { characterToLatex } from './read/omml/math-run.ts';
import type { ImportResult } from './result.ts';

const SIGN = /\\[a-zA-Z]+|\p{L}|\p{N}/gu;
const FUNCTION =
  /^\\(sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|coth|arcsin|arccos|arctan|exp|ln|lg|log|lim|sup|inf|max|min|det|dim|ker|deg|gcd|hom|arg|Pr)$/;

/** Letters, digits and letter commands of LaTeX; a function's name counts by its letters. */
export function texSigns(tex: string): string[] {
  return (tex.match(SIGN) ?? []).flatMap((sign) =>
    FUNCTION.test(sign) ? Array.from(sign.slice(1)) : [sign],
  );
}

/** The signs that the text of an Office formula must become. */
export function mathSigns(text: string): string[] {
  const letters = text.match(/\p{L}|\p{N}/gu) ?? [];
  return letters.flatMap((letter) => texSigns(characterToLatex(letter)));
}

/** Everything typed in a document: its text and the text of its formulas. */
interface SourceText {
  text: string;
  math: string;
}

interface Collected {
  footnotes: Notes;
  endnotes: Notes;
  pieces: string[];
  /** Deleted text stands beside the line that it was deleted from. */
  deleted: string[];
  math: string[];
}

type Collector = (element: XmlElement, collected: Collected) => void;

const pushText: Collector = (element, { pieces }) => pieces.push(ownText(element));

/** What parts words: the insides are collected between two spaces. */
const apart: Collector = (element, collected) => {
  collected.pieces.push(' ');
  collect(element, collected);
  collected.pieces.push(' ');
};

const note =
  (kind: 'footnotes' | 'endnotes'): Collector =>
  (element, collected) => {
    const body = collected[kind].get(element.attributes['w:id'] ?? '');
    if (body) apart(body, collected);
  };

const deleted: Collector = (element, collected) => {
  const pieces: string[] = [];
  collect(element, { ...collected, pieces, math: [] });
  collected.deleted.push(pieces.join(''));
};

const COLLECTORS: Readonly<Record<string, Collector>> = {
  'w:t': pushText,
  'w:delText': pushText,
  'm:t': (element, { math }) => math.push(ownText(element)),
  'w:noBreakHyphen': (_, { pieces }) => pieces.push('-'),
  'mc:AlternateContent': (element, collected) => {
    const chosen = chosenAlternative(element);
    if (chosen) collect(chosen, collected);
  },
  'w:footnoteReference': note('footnotes'),
  'w:endnoteReference': note('endnotes'),
  'w:del': deleted,
  'w:moveFrom': deleted,
  'w:p': apart,
  'w:tc': apart,
  'w:tab': apart,
  'w:br': apart,
  'w:cr': apart,
  'w:drawing': apart,
  'w:pict': apart,
  'w:object': apart,
  'm:oMath': apart,
};

function collect(parent: XmlElement, collected: Collected): void {
  for (const element of elements(parent)) {
    (COLLECTORS[element.name] ?? collect)(element, collected);
  }
}

/** Collects the text of the body and of every note that it refers to, straight from the XML. */
function sourceText(body: XmlElement, notes: { footnotes: Notes; endnotes: Notes }): SourceText {
  const collected: Collected = { ...notes, pieces: [], deleted: [], math: [] };
  collect(body, collected);
  const text = [collected.pieces.join(''), ...collected.deleted].join('\n');
  return { text: text.replaceAll('\u00AD', ''), math: collected.math.join(' ') };
}

/** Parts set aside whole, with the LaTeX of their formulas. */
const WITH_FORMULAS = new Set(['dropped', 'titlePage', 'contents']);

/** Letters and digits apart: «1.1Введение» is two words however it gets split. */
const WORD = /\p{L}+|\p{N}+/gu;

/**
 * Compares the words of a DOCX with those of what was made of it: the document, the parts set aside
 * and the typed numbers and labels that became live.
 * @returns the words that are nowhere, as often as they are missing; for formulas, the missing signs.
 * @throws ImportError when the file is not a readable DOCX.
 */
export async function accountWords(bytes: Uint8Array, result: ImportResult): Promise<string[]> {
  const parts = await readParts(await openPackage(bytes, DEFAULT_LIMITS));
  const source = sourceText(parts.body, parts);
  const kept = keptText(result);
  return [
    ...missing(source.text.match(WORD) ?? [], kept.text.match(WORD) ?? []),
    ...missing(mathSigns(source.math), texSigns(kept.math)),
  ];
}

function missing(wanted: readonly string[], present: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of present) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

function keptText({ snapshot, report }: ImportResult): { text: string; math: string } {
  const texts = [
    ...snapshot.settings.keywords,
    ...snapshot.sources.map((source) => source.raw),
    ...report.setAside.map((part) => part.text),
    ...report.entries.map((entry) => entry.was),
  ];
  const dropped = report.setAside.filter((part) => WITH_FORMULAS.has(part.kind));
  const labels = report.entries.filter((entry) => entry.became === 'formula');
  const math = [
    ...dropped.map((part) => part.text),
    ...labels.map((entry) => entry.was),
    ...snapshot.sources.map((source) => source.raw),
  ];
  for (const section of snapshot.sections) {
    texts.push(section.title);
    walk(section.content, (node) => {
      if (node.content?.some((child) => child.type === 'text')) texts.push(...lineWords(node));
      if (node.type === 'footnote') texts.push(textAttribute(node, 'text'));
      if (node.type.startsWith('formula')) math.push(textAttribute(node, 'tex'));
    });
  }
  return { text: texts.join('\n'), math: math.join('\n') };
}
