import JSZip from 'jszip';
import { schemaBreaches } from './schema-order.ts';
import { all, child, type Element, elements, parseXml, value } from './xml-tree.ts';

/**
 * Everything in a DOCX for which Word would call the file damaged or show it otherwise than meant, as
 * far as that can be told without Word: the order of elements, numbers that are not whole, ids used
 * twice, references to what is not there, cells and tables that do not close.
 */
export async function packageFaults(bytes: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes);
  const parts = new Map<string, Element>();
  for (const file of zip.file(/\.(xml|rels)$/)) {
    parts.set(file.name, parseXml(await file.async('string')));
  }
  return [
    ...[...parts].flatMap(([name, root]) =>
      PART_CHECKS.flatMap((check) => check(root).map((fault) => `${name}: ${fault}`)),
    ),
    ...relationFaults(zip, parts),
    ...typeFaults(zip, parts),
    ...noteFaults(parts),
  ];
}

type PartCheck = (root: Element) => string[];

const PART_CHECKS: readonly PartCheck[] = [
  schemaBreaches,
  wholeNumbers,
  (root) => repeated('wp:docPr id', ids(root, 'wp:docPr', 'id')),
  (root) => repeated('bookmark id', ids(root, 'w:bookmarkStart', 'w:id')),
  (root) => repeated('bookmark name', ids(root, 'w:bookmarkStart', 'w:name')),
  bookmarkNames,
  bookmarkEnds,
  fieldMarks,
  openCells,
  touchingTables,
  grids,
];

const ids = (root: Element, name: string, attribute: string) =>
  all(root, name).map((element) => element.attributes[attribute] ?? '');

function repeated(what: string, values: readonly string[]): string[] {
  return values
    .filter((one, index) => values.indexOf(one) !== index)
    .map((one) => `${what} ${one} twice`);
}

/** Lengths in these attributes are whole twips, half-points or EMU; Word takes no fractions. */
const NUMBERS =
  /^(w:(w|h|left|right|top|bottom|header|footer|gutter|before|after|line|firstLine|hanging|sz|space|pos|ilvl|numId|abstractNumId|linePitch)|cx|cy|x|y|distT|distB|distL|distR)$/;
const VALUES = new Set([
  'w:sz',
  'w:szCs',
  'w:start',
  'w:gridSpan',
  'w:ilvl',
  'w:numId',
  'w:outlineLvl',
]);

function wholeNumbers(root: Element): string[] {
  const own = Object.entries(root.attributes).filter(
    ([name, text]) =>
      (NUMBERS.test(name) || (name === 'w:val' && VALUES.has(root.name))) && !/^-?\d+$/.test(text),
  );
  return [
    ...own.map(([name, text]) => `${root.name} ${name}="${text}" is not whole`),
    ...elements(root).flatMap(wholeNumbers),
  ];
}

/** Word allows letters, digits and underscores, and no more than forty of them. */
function bookmarkNames(root: Element): string[] {
  return ids(root, 'w:bookmarkStart', 'w:name')
    .filter((name) => !/^[\p{L}_][\p{L}\p{N}_]{0,39}$/u.test(name))
    .map((name) => `bookmark name «${name}»`);
}

function bookmarkEnds(root: Element): string[] {
  const open = new Set<string>();
  const faults: string[] = [];
  const visit = (element: Element): void => {
    const id = element.attributes['w:id'] ?? '';
    if (element.name === 'w:bookmarkStart') open.add(id);
    else if (element.name === 'w:bookmarkEnd' && !open.delete(id)) {
      faults.push(`bookmark ${id} ends before it starts`);
    }
    for (const inner of elements(element)) visit(inner);
  };
  visit(root);
  return [...faults, ...[...open].map((id) => `bookmark ${id} never ends`)];
}

/** Fields nest: begin, then perhaps separate, then end. */
function fieldMarks(root: Element): string[] {
  const open: string[] = [];
  for (const mark of all(root, 'w:fldChar')) {
    const type = mark.attributes['w:fldCharType'] ?? '';
    if (type === 'begin') open.push(type);
    else if (type === 'separate' && open.at(-1) === 'begin') open.splice(-1, 1, type);
    else if (type === 'end' && open.length > 0) open.pop();
    else return [`field: ${type} without its beginning`];
  }
  return open.map(() => 'a field never ends');
}

/** A cell ends with a paragraph, ISO/IEC 29500-1 clause 17.4.65. */
function openCells(root: Element): string[] {
  return all(root, 'w:tc')
    .filter((cell) => elements(cell).at(-1)?.name !== 'w:p')
    .map(() => 'a cell does not end with a paragraph');
}

/** Word makes one table of two that touch. */
function touchingTables(root: Element): string[] {
  const inner = elements(root);
  const own = inner.filter((element, index) => {
    return element.name === 'w:tbl' && inner[index + 1]?.name === 'w:tbl';
  });
  return [...own.map(() => 'two tables touch'), ...inner.flatMap(touchingTables)];
}

/** The cells of each row cover the columns of the table, no more and no less. */
function grids(root: Element): string[] {
  return all(root, 'w:tbl').flatMap((table) => {
    const columns = elements(child(table, 'w:tblGrid')).length;
    const rows = elements(table).filter(({ name }) => name === 'w:tr');
    const widths = rows.map((row) =>
      elements(row)
        .filter(({ name }) => name === 'w:tc')
        .map((cell) => Number(value(child(cell, 'w:tcPr'), 'w:gridSpan') ?? 1))
        .reduce((sum, span) => sum + span, 0),
    );
    return widths
      .filter((width) => width !== columns)
      .map((width) => `a row covers ${width} of ${columns} columns`);
  });
}

const relsOf = (part: string) => part.replace(/([^/]+)$/, '_rels/$1.rels');

/** Relationships that are named and not there, and those whose part is not in the package. */
function relationFaults(zip: JSZip, parts: ReadonlyMap<string, Element>): string[] {
  return [...parts].flatMap(([name, root]) => {
    if (name.endsWith('.rels')) return missingTargets(zip, name, root);
    const known = new Set(
      elements(parts.get(relsOf(name))).map(({ attributes }) => attributes.Id ?? ''),
    );
    return [...usedRelations(root)]
      .filter((id) => !known.has(id))
      .map((id) => `${name}: no relationship ${id}`);
  });
}

function missingTargets(zip: JSZip, name: string, root: Element): string[] {
  const folder = name.replace(/_rels\/[^/]+$/, '');
  return elements(root).flatMap(({ attributes: { Target = '', TargetMode } }) => {
    const path = Target.startsWith('/') ? Target.slice(1) : folder + Target;
    return TargetMode === 'External' || zip.file(path) ? [] : [`${name}: no part ${path}`];
  });
}

function usedRelations(root: Element): Set<string> {
  const own = Object.entries(root.attributes).filter(([name]) => /^r:(id|embed|link)$/.test(name));
  return new Set([
    ...own.map(([, id]) => id),
    ...elements(root).flatMap((inner) => [...usedRelations(inner)]),
  ]);
}

/** Parts whose content type is not told. */
function typeFaults(zip: JSZip, parts: ReadonlyMap<string, Element>): string[] {
  const types = elements(parts.get('[Content_Types].xml')).map(({ attributes }) => attributes);
  const named = new Set(types.map(({ PartName }) => PartName?.slice(1)));
  const endings = new Set(types.map(({ Extension }) => Extension));
  return Object.values(zip.files)
    .filter(({ dir, name }) => !dir && name !== '[Content_Types].xml' && !named.has(name))
    .filter(({ name }) => !endings.has(name.split('.').at(-1)))
    .map(({ name }) => `no content type for ${name}`);
}

function noteFaults(parts: ReadonlyMap<string, Element>): string[] {
  const known = new Set(
    elements(parts.get('word/footnotes.xml')).map((note) => note.attributes['w:id']),
  );
  const document = parts.get('word/document.xml');
  return all(document, 'w:footnoteReference')
    .filter(({ attributes }) => !known.has(attributes['w:id']))
    .map(({ attributes }) => `no footnote ${attributes['w:id']}`);
}
