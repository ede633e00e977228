import JSZip from 'jszip';
import { NUMBERING, STYLES } from './styles.ts';

/** Text safe inside XML. */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

/** A part with the usual namespaces declared on its root. */
export function part(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><${root} ${NAMESPACES}>${content}</${root}>`;
}

/** A DOCX to be put together. Everything but the body has a sensible default. */
export interface MessyDocx {
  body: readonly string[];
  styles?: string;
  numbering?: string;
  /** Footnotes by id: their blocks. */
  footnotes?: Record<number, string>;
  endnotes?: Record<number, string>;
  comments?: number;
  /** More relationships of the main part. */
  links?: { id: string; target: string; type: string; external?: boolean }[];
  /** Pictures by name; each has a relationship of the same name without its ending. */
  media?: Record<string, Uint8Array>;
  /** Parts to be added or put instead of those made here. */
  parts?: Record<string, string | Uint8Array>;
  mainType?: string;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Zips the parts of a document that has everything a real one has. */
export async function zipDocx(document: MessyDocx): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(partsOf(document))) zip.file(name, content);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

function partsOf(document: MessyDocx): Record<string, string | Uint8Array> {
  const { styles = STYLES, numbering = NUMBERING, mainType = WORD_TYPE } = document;
  const media = Object.entries(document.media ?? {});
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    '_rels/.rels': relationships([
      { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
    ]),
    'word/_rels/document.xml.rels': relationships([
      { id: 'styles', type: 'styles', target: 'styles.xml' },
      { id: 'numbering', type: 'numbering', target: 'numbering.xml' },
      { id: 'footnotes', type: 'footnotes', target: 'footnotes.xml' },
      { id: 'endnotes', type: 'endnotes', target: 'endnotes.xml' },
      { id: 'comments', type: 'comments', target: 'comments.xml' },
      ...media.map(([name]) => ({
        id: name.replace(/\.\w+$/, ''),
        type: 'image',
        target: `media/${name}`,
      })),
      ...(document.links ?? []),
    ]),
    'word/document.xml': part(
      'w:document',
      `<w:body>${document.body.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="1701" w:right="850"/></w:sectPr></w:body>`,
    ),
    'word/styles.xml': part('w:styles', styles),
    'word/numbering.xml': part('w:numbering', numbering),
    'word/footnotes.xml': part('w:footnotes', notes('footnote', document.footnotes)),
    'word/endnotes.xml': part('w:endnotes', notes('endnote', document.endnotes)),
    'word/comments.xml': part('w:comments', '<w:comment/>'.repeat(document.comments ?? 0)),
    ...Object.fromEntries(media.map(([name, bytes]) => [`word/media/${name}`, bytes])),
    ...document.parts,
  };
}

const notes = (kind: string, bodies: Record<number, string> = {}) =>
  `<w:${kind} w:type="separator" w:id="-1"><w:p/></w:${kind}>${Object.entries(bodies)
    .map(([id, body]) => `<w:${kind} w:id="${id}">${body}</w:${kind}>`)
    .join('')}`;

function relationships(
  rels: readonly { id: string; type: string; target: string; external?: boolean }[],
): string {
  const items = rels.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escapeXml(target)}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}
