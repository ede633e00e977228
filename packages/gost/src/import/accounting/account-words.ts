import { type NodeJson, textAttribute, walk } from '@pv/editor-schema';
import { readParts } from '../ooxml/parts.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import { openPackage } from '../package/open-package.ts';
import type { ImportResult } from '../result.ts';
import { mathSigns, texSigns } from './math-signs.ts';
import { sourceText } from './source-words.ts';

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
      if (node.content?.some((child) => child.type === 'text')) texts.push(lineWords(node));
      if (node.type === 'footnote') texts.push(textAttribute(node, 'text'));
      if (node.type.startsWith('formula')) math.push(textAttribute(node, 'tex'));
    });
  }
  return { text: texts.join('\n'), math: math.join('\n') };
}

const lineWords = (node: NodeJson) =>
  (node.content ?? []).map((child) => (child.type === 'text' ? child.text : ' ')).join('');
