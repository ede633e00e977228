import { descendant, elements, type XmlElement } from '../ooxml/tree.ts';
import type { Relationships } from '../package/relationships.ts';
import { chosenAlternative } from './alternatives.ts';
import type { FlowPicture, PictureSource } from './flow.ts';

/** English Metric Units in a point. */
const EMU = 12_700;

/** What a drawing, a VML picture or an OLE object holds. */
export interface DrawingContent {
  pictures: FlowPicture[];
  /** Bodies of text boxes, in order. */
  boxes: XmlElement[];
  /** A formula of the old editor stands here. */
  formula: boolean;
}

/** Takes a `w:drawing`, `w:pict` or `w:object` apart. External pictures are named, never fetched. */
export function readDrawing(drawing: XmlElement, rels: Relationships): DrawingContent {
  const content: DrawingContent = { pictures: [], boxes: [], formula: false };
  const frame = frameOf(drawing);
  const ole = descendant(drawing, 'o:OLEObject')?.attributes.ProgID ?? '';
  if (/^Equation/i.test(ole)) return { ...content, formula: true };
  collect(drawing, { rels, frame, content, ole });
  return content;
}

interface Frame {
  width: number;
  height: number;
  alt: string;
}

interface Collecting {
  rels: Relationships;
  frame: Frame;
  content: DrawingContent;
  ole: string;
}

function frameOf(drawing: XmlElement): Frame {
  const extent = descendant(drawing, 'wp:extent')?.attributes;
  const properties = descendant(drawing, 'wp:docPr')?.attributes;
  const alt = properties?.descr ?? '';
  if (extent) return { width: Number(extent.cx) / EMU, height: Number(extent.cy) / EMU, alt };
  const shape = descendant(drawing, 'v:shape')?.attributes;
  const style = shape?.style ?? '';
  return {
    width: cssPoints(style, 'width'),
    height: cssPoints(style, 'height'),
    alt: shape?.alt ?? '',
  };
}

/** A length of a VML style in points; zero where it is absent. */
function cssPoints(style: string, name: string): number {
  const match = new RegExp(`(?:^|;)${name}:([\\d.]+)(pt|in|cm|mm|px)?`).exec(style);
  const factor = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }[match?.[2] ?? 'pt'] ?? 1;
  return match ? Number(match[1]) * factor : 0;
}

const COLLECTORS: Readonly<Record<string, (element: XmlElement, state: Collecting) => void>> = {
  'w:txbxContent': (element, { content }) => content.boxes.push(element),
  'mc:AlternateContent': (element, state) => {
    const chosen = chosenAlternative(element);
    if (chosen) collect(chosen, state);
  },
  'pic:pic': (element, { rels, frame, content }) => {
    const blip = descendant(element, 'a:blip');
    const source = sourceOf(rels, blip?.attributes['r:embed'], blip?.attributes['r:link']);
    content.pictures.push({ ...ownFrame(element, frame), source });
  },
  'v:imagedata': (element, { rels, frame, content }) => {
    const source = sourceOf(rels, element.attributes['r:id'], element.attributes['r:href']);
    content.pictures.push({ ...frame, source });
  },
  'c:chart': (_, { frame, content }) =>
    content.pictures.push({ ...frame, source: { kind: 'drawing', what: 'chart' } }),
  'dgm:relIds': (_, { frame, content }) =>
    content.pictures.push({ ...frame, source: { kind: 'drawing', what: 'diagram' } }),
};

function collect(element: XmlElement, state: Collecting): void {
  for (const node of elements(element)) {
    const collector = COLLECTORS[node.name];
    if (collector) collector(node, state);
    else collect(node, state);
  }
}

/** A picture inside a group has a size of its own. */
function ownFrame(picture: XmlElement, frame: Frame): Frame {
  const size = descendant(picture, 'a:ext')?.attributes;
  const width = Number(size?.cx ?? 0) / EMU;
  if (!width || width >= frame.width) return frame;
  return { width, height: Number(size?.cy ?? 0) / EMU, alt: frame.alt };
}

function sourceOf(
  rels: Relationships,
  embedded: string | undefined,
  linked: string | undefined,
): PictureSource {
  const inside = rels.get(embedded ?? '');
  if (inside && !inside.external) return { kind: 'part', part: inside.target };
  const outside = inside ?? rels.get(linked ?? '');
  if (outside) return { kind: 'external', address: outside.target };
  return { kind: 'drawing', what: 'unknown' };
}
