import { Schema } from 'prosemirror-model';
import { MARKS, type MarkName } from './marks.ts';
import { NODES, type NodeName } from './nodes.ts';

/** The schema of the text of one section. The browser's editor must generate an equal one. */
export const sectionSchema = new Schema<NodeName, MarkName>({ nodes: NODES, marks: MARKS });
