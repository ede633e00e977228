import { child, descendant, elements, ownText, type XmlElement } from '../import/ooxml/tree.ts';
import { relationshipOfType } from '../import/package/relationships.ts';
import type { FileFinding } from './check-file.ts';
import type { Mend } from './file-rule.ts';
import { paragraphElements } from './read-file.ts';
import { drop, ensure, mainPart, openRewriting, type Rewriting } from './rewrite.ts';

const PARAGRAPH =
  'w:pStyle w:keepNext w:keepLines w:pageBreakBefore w:framePr w:widowControl w:numPr w:suppressLineNumbers w:pBdr w:shd w:tabs w:suppressAutoHyphens w:kinsoku w:wordWrap w:overflowPunct w:topLinePunct w:autoSpaceDE w:autoSpaceDN w:bidi w:adjustRightInd w:snapToGrid w:spacing w:ind w:contextualSpacing w:mirrorIndents w:suppressOverlap w:jc w:textDirection w:textAlignment w:textboxTightWrap w:outlineLvl w:divId w:cnfStyle w:rPr w:sectPr w:pPrChange'.split(
    ' ',
  );
const RUN =
  'w:rStyle w:rFonts w:b w:bCs w:i w:iCs w:caps w:smallCaps w:strike w:dstrike w:outline w:shadow w:emboss w:imprint w:noProof w:snapToGrid w:vanish w:webHidden w:color w:spacing w:w w:kern w:position w:sz w:szCs w:highlight w:u w:effect w:bdr w:shd w:fitText w:vertAlign w:rtl w:cs w:em w:lang w:eastAsianLayout w:specVanish w:oMath'.split(
    ' ',
  );
const SECTION =
  'w:headerReference w:footerReference w:footnotePr w:endnotePr w:type w:pgSz w:pgMar w:paperSrc w:pgBorders w:lnNumType w:pgNumType w:cols w:formProt w:vAlign w:noEndnote w:titlePg w:textDirection w:bidi w:rtlGutter w:docGrid w:printerSettings w:sectPrChange'.split(
    ' ',
  );

/**
 * Mends what can be mended without touching a word, in the file itself: nothing of it is lost.
 * @throws ImportError as the check does, and where the file cannot be written again
 */
export async function mendFile(
  bytes: Uint8Array,
  findings: readonly Pick<FileFinding, 'at' | 'mend'>[],
): Promise<Uint8Array> {
  const file = await openRewriting(bytes);
  const root = await mainPart(file);
  const body = child(root, 'w:body');
  if (!body) return bytes;
  const paragraphs = paragraphElements(body);
  const sections = sectionElements(body);
  for (const { at, mend } of findings) {
    const paragraph = at === null ? undefined : paragraphs[at];
    if (!mend) continue;
    if (mend.section) mendSection(sections[mend.section.index], mend.section);
    if (paragraph) mendParagraph(paragraph, mend);
  }
  file.put(file.source.mainPart, root);
  if (findings.some(({ mend }) => mend?.bullets)) await mendBullets(file);
  return file.bytes();
}

function sectionElements(body: XmlElement): XmlElement[] {
  return paragraphElements(body)
    .map((paragraph) => child(child(paragraph, 'w:pPr'), 'w:sectPr'))
    .concat(child(body, 'w:sectPr'))
    .filter((section) => section !== null);
}

function mendSection(section: XmlElement | undefined, mend: NonNullable<Mend['section']>): void {
  if (!section) return;
  for (const [side, value] of Object.entries(mend.margins ?? {})) {
    const { attributes } = ensure(section, 'w:pgMar', SECTION);
    attributes[`w:${side}`] = String(value);
    // a gutter would be added to the margin
    attributes['w:gutter'] = '0';
    attributes['w:header'] ??= '709';
    attributes['w:footer'] ??= '709';
  }
  if (mend.titlePage) ensure(section, 'w:titlePg', SECTION).attributes = {};
}

function mendParagraph(paragraph: XmlElement, mend: Mend): void {
  if (mend.paragraph) mendProperties(paragraph, mend.paragraph);
  // from the end: the positions before stay true
  if (mend.dash) replaceText(paragraph, mend.dash, '\u00a0— ');
  if (mend.runs) for (const run of runsOf(paragraph)) mendRun(run, mend.runs);
}

function propertiesOf(parent: XmlElement, name: 'w:pPr' | 'w:rPr'): XmlElement {
  const found = child(parent, name);
  if (found) return found;
  const made: XmlElement = { name, attributes: {}, children: [] };
  parent.children.unshift(made);
  return made;
}

function mendProperties(paragraph: XmlElement, set: NonNullable<Mend['paragraph']>): void {
  const properties = propertiesOf(paragraph, 'w:pPr');
  const at = (name: string) => ensure(properties, name, PARAGRAPH).attributes;
  if (set.align) at('w:jc')['w:val'] = set.align;
  if (set.newPage) ensure(properties, 'w:pageBreakBefore', PARAGRAPH).attributes = {};
  if (set.firstLine !== undefined) {
    const indent = at('w:ind');
    delete indent['w:hanging'];
    // these would go before the lengths in twips
    for (const unit of ['firstLineChars', 'hangingChars', 'leftChars', 'startChars']) {
      delete indent[`w:${unit}`];
    }
    indent['w:firstLine'] = String(set.firstLine);
    if (set.left !== undefined) {
      delete indent['w:start'];
      indent['w:left'] = String(set.left);
    }
  }
  if (set.line !== undefined) {
    const spacing = at('w:spacing');
    spacing['w:line'] = String(set.line);
    spacing['w:lineRule'] = 'auto';
  }
  for (const side of set.noGap ?? []) {
    const spacing = at('w:spacing');
    delete spacing[`w:${side}Autospacing`];
    delete spacing[`w:${side}Lines`];
    spacing[`w:${side}`] = '0';
  }
}

/** Runs of the paragraph itself, those of links and insertions too, not of its text boxes. */
function runsOf(paragraph: XmlElement): XmlElement[] {
  return elements(paragraph).flatMap((inner) => {
    if (inner.name === 'w:r') return [inner];
    return inner.name === 'w:p' || inner.name === 'w:txbxContent' ? [] : runsOf(inner);
  });
}

const MONO = /courier|consol|mono|menlo|fira|cascadia|symbol|wingdings|cambria math/i;

function mendRun(run: XmlElement, set: NonNullable<Mend['runs']>): void {
  const properties = propertiesOf(run, 'w:rPr');
  const at = (name: string) => ensure(properties, name, RUN).attributes;
  if (set.usualFont !== undefined) mendFont(properties, set.usualFont);
  if (set.size !== undefined && !descendant(properties, 'w:vertAlign')) {
    const halves = String(set.size * 2);
    at('w:sz')['w:val'] = halves;
    at('w:szCs')['w:val'] = halves;
  }
  if (set.black) {
    drop(properties, 'w:color');
    at('w:color')['w:val'] = '000000';
  }
  if (set.bold) ensure(properties, 'w:b', RUN).attributes = {};
  if (set.noUnderline) at('w:u')['w:val'] = 'none';
}

function mendFont(properties: XmlElement, font: string): void {
  const fonts = child(properties, 'w:rFonts');
  if (MONO.test(fonts?.attributes['w:ascii'] ?? fonts?.attributes['w:hAnsi'] ?? '')) return;
  const { attributes } = ensure(properties, 'w:rFonts', RUN);
  for (const kind of ['ascii', 'hAnsi', 'cs']) {
    delete attributes[`w:${kind}Theme`];
    attributes[`w:${kind}`] = font;
  }
  delete attributes['w:cstheme'];
}

/** A node of a run with the letters that it takes. */
interface Piece {
  run: XmlElement;
  node: XmlElement;
  start: number;
  end: number;
}

const SIGNS = new Set(['w:tab', 'w:br', 'w:cr', 'w:noBreakHyphen']);

/** The pieces of a paragraph that have letters; tabs and breaks of lines count as one each. */
function piecesOf(paragraph: XmlElement): Piece[] {
  let at = 0;
  return runsOf(paragraph).flatMap((run) =>
    elements(run).flatMap((node) => {
      const sign = SIGNS.has(node.name) && node.attributes['w:type'] !== 'page';
      const length = node.name === 'w:t' ? ownText(node).length : sign ? 1 : 0;
      const start = at;
      at += length;
      return length > 0 ? [{ run, node, start, end: at }] : [];
    }),
  );
}

/** Puts `text` in the place of letters `from` to `to`. */
function replaceText(
  paragraph: XmlElement,
  { from, to }: { from: number; to: number },
  text: string,
): void {
  const pieces = piecesOf(paragraph);
  const target = pieces.find(({ node, end }) => node.name === 'w:t' && end >= from);
  for (const piece of pieces) {
    const { run, node, start, end } = piece;
    if (piece !== target && (end <= from || start >= to)) continue;
    if (node.name !== 'w:t') {
      run.children.splice(run.children.indexOf(node), 1);
      continue;
    }
    const own = ownText(node);
    const kept = [own.slice(0, Math.max(from - start, 0)), own.slice(Math.max(to - start, 0))];
    node.children = [kept.join(piece === target ? text : '')];
    node.attributes['xml:space'] = 'preserve';
  }
}

async function mendBullets(file: Rewriting): Promise<void> {
  const name = relationshipOfType(file.source.rels, 'numbering')?.target;
  const root = name ? await file.part(name) : null;
  if (!name || !root) return;
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:lvl' && child(element, 'w:numFmt')?.attributes['w:val'] === 'bullet') {
      const text = child(element, 'w:lvlText');
      if (text) text.attributes['w:val'] = '–';
      const look = child(element, 'w:rPr');
      if (look) drop(look, 'w:rFonts');
      drop(element, 'w:lvlPicBulletId');
    }
    for (const inner of elements(element)) visit(inner);
  };
  visit(root);
  file.put(name, root);
}
