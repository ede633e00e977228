import { elements, type XmlElement } from '../../ooxml/tree.ts';
import type { FlowInline } from '../flow.ts';
import { joinLatex, mathRun } from './math-run.ts';
import { type Convert, STRUCTURES } from './structures.ts';

/** Elements that only carry others, or settings that LaTeX has no need of. */
const CARRIERS = new Set([
  'm:e',
  'm:num',
  'm:den',
  'm:deg',
  'm:sub',
  'm:sup',
  'm:lim',
  'm:fName',
  'w:ins',
  'w:moveTo',
  'w:sdt',
  'w:sdtContent',
  'w:smartTag',
  'w:hyperlink',
]);
const DROPPED = new Set(['w:del', 'w:moveFrom', 'w:bookmarkStart', 'w:bookmarkEnd', 'w:proofErr']);

/**
 * LaTeX of an Office formula, ECMA-376 part 1, clause 22.1.
 * @param unknown gets the names of elements that have no LaTeX; their insides are kept.
 */
export function ommlToLatex(formula: XmlElement, unknown: Set<string>): string {
  const convert: Convert = (element, aligned = false) =>
    joinLatex(elements(element).map((node) => one(node, aligned)));
  const one = (node: XmlElement, aligned: boolean): string => {
    if (node.name === 'm:r' || node.name === 'w:r') return mathRun(node, aligned);
    if (node.name.endsWith('Pr') || DROPPED.has(node.name)) return '';
    const structure = STRUCTURES[node.name];
    if (structure) return structure(node, convert);
    if (!CARRIERS.has(node.name)) unknown.add(node.name);
    return convert(node, aligned);
  };
  return convert(formula).trim();
}

/** Word's own way to number a formula: `E=mc^2#(3.1)` in an equation array of one row. */
const NUMBERED = /^\\begin\{aligned\}(.*)\\#\s*\\left\( (.*?)\\right\)\\end\{aligned\}$/s;
const NUMBERED_PLAIN = /^\\begin\{aligned\}(.*)\\#\s*\((.*?)\)\\end\{aligned\}$/s;

/** A formula as a piece of a paragraph; null where it is empty. */
export function mathToInline(
  element: XmlElement,
  display: boolean,
  unknown: Set<string>,
): FlowInline | null {
  const latex = ommlToLatex(element, unknown);
  const numbered = NUMBERED.exec(latex) ?? NUMBERED_PLAIN.exec(latex);
  const tex = numbered?.[1] ?? latex;
  if (tex === '') return null;
  return { kind: 'math', tex, display, label: numbered?.[2]?.replace(/[{}\s]/g, '') ?? null };
}
