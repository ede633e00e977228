import {
  citedSources,
  headingLevel,
  type NodeJson,
  type NumberedNode,
  nodeChange,
  nodeText,
  textAttribute,
  withoutInlineSuggestions,
} from '@pv/editor-schema';
import type { ReferenceKind } from './document.ts';

/** A node that may take a number, as found in the text of a section. */
export interface ScannedNode {
  kind: Exclude<ReferenceKind, 'section' | 'appendix'>;
  /** Null where the editor has not given one yet: it is counted, but nothing can refer to it. */
  id: string | null;
  path: readonly number[];
  /** Level of a heading, 2 to 4; null for other kinds. */
  level: number | null;
  /** False for a heading or formula whose writer has taken the number away, and for the only part of a figure. */
  numbered: boolean;
  /** The heading, the caption, or the LaTeX of a formula. */
  text: string;
}

/** What numbering needs to know of a section's text. Keep it until the text changes. */
export interface SectionScan {
  nodes: ScannedNode[];
  /** Every naming of a source by a citation, in reading order. */
  cited: { id: string; path: readonly number[] }[];
}

const KINDS: Record<NumberedNode, ScannedNode['kind']> = {
  heading: 'heading',
  figure: 'figure',
  partedFigure: 'figure',
  figurePart: 'figurePart',
  tableBlock: 'table',
  listing: 'listing',
  formula: 'formula',
};

/**
 * Takes the text of one section, gives its numbered nodes and citations; one pass, no layout. What is
 * only suggested counts for nothing, and the paths are those of the text given. Each block is scanned
 * once: a text that shares blocks with one scanned before costs hardly anything.
 */
export function scanSection(content: NodeJson): SectionScan {
  const nodes: ScannedNode[] = [];
  const cited: SectionScan['cited'] = [];
  for (const [index, block] of (content.content ?? []).entries()) {
    const known = scans.get(block);
    const scan = known?.index === index ? known : { index, ...scanAt(block, index) };
    scans.set(block, scan);
    nodes.push(...scan.nodes);
    cited.push(...scan.cited);
  }
  return { nodes, cited };
}

/** By block, with the place in its section at which it was scanned. */
const scans = new WeakMap<NodeJson, SectionScan & { index: number }>();

function scanAt(block: NodeJson, index: number): SectionScan {
  const { nodes, cited } = scanBlock(block);
  const within = <T extends { path: readonly number[] }>(one: T): T => ({
    ...one,
    path: [index, ...one.path],
  });
  return { nodes: nodes.map(within), cited: cited.map(within) };
}

/** As of a section, with paths from the block. */
function scanBlock(block: NodeJson): SectionScan {
  const nodes: ScannedNode[] = [];
  const cited: SectionScan['cited'] = [];
  const path: number[] = [];
  const visit = (node: NodeJson): void => {
    if (Object.hasOwn(KINDS, node.type)) nodes.push(scannedNode(node, path));
    if (node.type === 'citation') {
      for (const { id } of citedSources(node)) cited.push({ id, path: [...path] });
    }
    const children = node.content;
    if (children === undefined) return;
    const first = nodes.length;
    for (const [index, child] of children.entries()) {
      if (child.type === 'text') continue;
      path.push(index);
      visit(child);
      path.pop();
    }
    if (node.type === 'partedFigure' && figureParts(node).length === 1) {
      for (const part of nodes.slice(first)) part.numbered = false;
    }
  };
  visit(withoutInlineSuggestions(block));
  return { nodes, cited };
}

/** How many citations of a text name a source. */
export function countCitations(content: NodeJson, sourceId: string): number {
  const here =
    content.type === 'citation' &&
    !nodeChange(content).insertion &&
    citedSources(content).some(({ id }) => id === sourceId);
  const children = content.content ?? [];
  return children.reduce((sum, child) => sum + countCitations(child, sourceId), here ? 1 : 0);
}

const figureParts = ({ content = [] }: NodeJson) =>
  content.filter(({ type }) => type === 'figurePart');

function scannedNode(node: NodeJson, path: readonly number[]): ScannedNode {
  const { id, numbered } = node.attrs ?? {};
  const kind = KINDS[node.type as NumberedNode];
  return {
    kind,
    id: typeof id === 'string' ? id : null,
    path: [...path],
    level: kind === 'heading' ? headingLevel(node) : null,
    numbered: numbered !== false,
    text: kind === 'formula' ? textAttribute(node, 'tex') : captionText(node),
  };
}

/** A table and a listing carry their caption as the first child, the others are their own caption. */
function captionText(node: NodeJson): string {
  const caption = node.content?.find((child) => /Caption$/.test(child.type));
  return nodeText(caption ?? node);
}
