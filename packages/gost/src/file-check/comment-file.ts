import { child, elements, type XmlElement } from '../import/ooxml/tree.ts';
import { relationshipOfType, relationshipsPart } from '../import/package/relationships.ts';
import { paragraphElements } from './read-file.ts';
import { element, mainPart, openRewriting, type Rewriting } from './rewrite.ts';

/** What is written in the margin of one paragraph, a line for each finding. */
export interface FileComment {
  /** The paragraph; null for the document as a whole, which stands at its first one. */
  at: number | null;
  lines: readonly string[];
}

interface Author {
  name: string;
  initials: string;
  date: Date;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

/**
 * Puts comments of Word into a file, beside those that are there; its text stays as it is.
 * @throws ImportError as the check does, and where the file cannot be written again
 */
export async function commentFile(
  bytes: Uint8Array,
  comments: readonly FileComment[],
  author: Author,
): Promise<Uint8Array> {
  const file = await openRewriting(bytes);
  const root = await mainPart(file);
  const paragraphs = paragraphElements(root);
  const { name, list } = await commentsPart(file);
  const taken = elements(list).map(({ attributes }) => Number(attributes['w:id']) || 0);
  let id = Math.max(-1, ...taken);
  for (const { at, lines } of comments) {
    const paragraph = paragraphs[at ?? 0];
    if (!paragraph) continue;
    id += 1;
    list.children.push(writeComment(String(id), lines, author));
    mark(paragraph, String(id));
  }
  file.put(name, list);
  file.put(file.source.mainPart, root);
  return file.bytes();
}

/** The part of comments; made, named in the package and tied to the main part where there is none. */
async function commentsPart(file: Rewriting): Promise<{ name: string; list: XmlElement }> {
  const { source } = file;
  const known = relationshipOfType(source.rels, 'comments')?.target;
  const there = known ? await file.part(known) : null;
  // one of another program may call its elements otherwise
  if (known && there?.name === 'w:comments') return { name: known, list: there };
  const name = 'word/comments-pv.xml';
  const relsName = relationshipsPart(source.mainPart);
  const rels =
    (await file.part(relsName)) ??
    element('Relationships', {
      xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships',
    });
  rels.children = rels.children.filter(
    (node) => typeof node === 'string' || !node.attributes.Type?.endsWith('/comments'),
  );
  rels.children.push(
    element('Relationship', {
      Id: 'rIdPvComments',
      Type: `${OFFICE}/comments`,
      Target: `/${name}`,
    }),
  );
  file.put(relsName, rels);
  const types = await file.part('[Content_Types].xml');
  if (types) {
    types.children.push(element('Override', { PartName: `/${name}`, ContentType: COMMENTS_TYPE }));
    file.put('[Content_Types].xml', types);
  }
  return { name, list: element('w:comments', { 'xmlns:w': MAIN }) };
}

function writeComment(id: string, lines: readonly string[], author: Author): XmlElement {
  const paragraphs = lines.map((line) =>
    element(
      'w:p',
      {},
      element('w:r', {}, element('w:t', { 'xml:space': 'preserve' }, printable(line))),
    ),
  );
  const date = author.date.toISOString().replace(/\.\d+Z$/, 'Z');
  return element(
    'w:comment',
    { 'w:id': id, 'w:author': author.name, 'w:initials': author.initials, 'w:date': date },
    ...paragraphs,
  );
}

/** Signs that XML has no place for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very signs are taken out
const printable = (text: string) => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '');

/** Marks the whole paragraph. */
function mark(paragraph: XmlElement, id: string): void {
  const properties = child(paragraph, 'w:pPr');
  const begin = properties ? paragraph.children.indexOf(properties) + 1 : 0;
  paragraph.children.splice(begin, 0, element('w:commentRangeStart', { 'w:id': id }));
  paragraph.children.push(
    element('w:commentRangeEnd', { 'w:id': id }),
    element('w:r', {}, element('w:commentReference', { 'w:id': id })),
  );
}
