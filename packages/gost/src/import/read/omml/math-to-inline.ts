import type { XmlElement } from '../../ooxml/tree.ts';
import type { FlowInline } from '../flow.ts';
import { ommlToLatex } from './omml-to-latex.ts';

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
