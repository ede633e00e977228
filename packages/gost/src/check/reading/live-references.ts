import { type CitedSource, citedSources, textAttribute } from '@pv/editor-schema';
import type { TextUnit } from './text-unit.ts';

/** A cross-reference made with the editor. */
export interface LiveReference {
  target: string;
  unit: TextUnit;
  offset: number;
}

/** A citation made with the editor. */
export interface LiveCitation {
  sources: readonly CitedSource[];
  unit: TextUnit;
  offset: number;
}

/** The cross-references of a unit. */
export function liveReferences(unit: TextUnit): LiveReference[] {
  return unit.inlines
    .filter(({ node }) => node.type === 'crossReference')
    .map(({ node, from }) => ({ target: textAttribute(node, 'target'), unit, offset: from }));
}

/** The citations of a unit. */
export function liveCitations(unit: TextUnit): LiveCitation[] {
  return unit.inlines
    .filter(({ node }) => node.type === 'citation')
    .map(({ node, from }) => ({ sources: citedSources(node), unit, offset: from }));
}
