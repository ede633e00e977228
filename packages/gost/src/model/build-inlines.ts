import { citedSources, type NodeJson, textAttribute } from '@pv/editor-schema';
import type { Inline, TextStyle } from './document.ts';
import { type Numbering, referenceLabel } from './numbering.ts';

type InlineBuilder = (node: NodeJson, numbering: Numbering) => Inline;

const BUILDERS: Record<string, InlineBuilder> = {
  text: (node) => ({ kind: 'text', text: node.text ?? '', style: textStyle(node) }),
  hardBreak: () => ({ kind: 'break' }),
  formulaInline: (node) => ({ kind: 'math', tex: textAttribute(node, 'tex') }),
  crossReference: buildReference,
  citation: (node, numbering) => ({
    kind: 'citation',
    items: citedSources(node).map((source) => ({
      source,
      number: numbering.sources.numbers.get(source.id) ?? null,
    })),
  }),
  footnote: (node) => ({ kind: 'footnote', text: textAttribute(node, 'text') }),
};

/** The pieces of a line with numbers resolved. Nodes that the schema does not know are left out. */
export function buildInlines(content: NodeJson[] | undefined, numbering: Numbering): Inline[] {
  return (content ?? []).flatMap((node) => BUILDERS[node.type]?.(node, numbering) ?? []);
}

function buildReference(node: NodeJson, numbering: Numbering): Inline {
  const target = textAttribute(node, 'target');
  const item = numbering.byId.get(target);
  return {
    kind: 'reference',
    target,
    targetKind: item?.kind ?? null,
    label: item ? referenceLabel(item) : null,
  };
}

function textStyle(node: NodeJson): TextStyle {
  const style: TextStyle = {};
  for (const { type, attrs } of node.marks ?? []) {
    if (type === 'link') style.href = String(attrs?.href ?? '');
    else if (isFlag(type)) style[type] = true;
  }
  return style;
}

const FLAGS = ['bold', 'italic', 'underline', 'subscript', 'superscript', 'code'] as const;

function isFlag(type: string): type is (typeof FLAGS)[number] {
  return (FLAGS as readonly string[]).includes(type);
}
