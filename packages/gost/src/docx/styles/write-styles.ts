import type { FormatProfile } from '../../model/document.ts';
import { LAYOUT, LINE_HEIGHT } from '../../model/layout.ts';
import { xml, xmlFlag, xmlValue } from '../package/xml.ts';
import { pointTwips } from '../units.ts';
import { allStyles } from './all-styles.ts';
import type { ParagraphSpec, RunSpec, StyleSpec } from './style-spec.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Styles that Word marks as its own rather than the user's, by id. */
const BUILT_IN =
  /^(Normal|DefaultParagraphFont|Heading\d|TOC\d|TableofFigures|Caption|Footer|Footnote\w+|Hyperlink)$/;
const DEFAULTS: ReadonlySet<string> = new Set(['Normal', 'DefaultParagraphFont']);

/**
 * The part `word/styles.xml`. It is written here and not by the library, whose styles know neither
 * page breaks, hyphenation, tabs nor frames.
 * @param headingList id of the list that numbers the headings (`w:numId`), which their styles name
 * @param used see `allStyles`
 */
export function writeStyles(
  profile: FormatProfile,
  headingList: number,
  used: ReadonlySet<string> = new Set(),
): string {
  return writeStyleSheet(allStyles(profile, used), headingList);
}

/** A part `word/styles.xml` of these styles and those of tables. */
export function writeStyleSheet(specs: readonly StyleSpec[], headingList: number): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml(
    'w:styles',
    { 'xmlns:w': NAMESPACE },
    docDefaults(),
    ...specs.map((spec) => writeStyle(spec, headingList)),
    ...tableStyles(),
  )}`;
}

function docDefaults(): string {
  const language = { 'w:val': 'ru-RU', 'w:eastAsia': 'ru-RU', 'w:bidi': 'ar-SA' };
  const run = xml('w:rPr', {}, fonts('Times New Roman'), xml('w:lang', language));
  return xml('w:docDefaults', {}, xml('w:rPrDefault', {}, run), xml('w:pPrDefault'));
}

function writeStyle(spec: StyleSpec, headingList: number): string {
  const builtIn = BUILT_IN.test(spec.id);
  return xml(
    'w:style',
    {
      'w:type': spec.type ?? 'paragraph',
      'w:default': DEFAULTS.has(spec.id) ? 1 : undefined,
      'w:customStyle': builtIn ? undefined : 1,
      'w:styleId': spec.id,
    },
    xmlValue('w:name', spec.name),
    xmlValue('w:basedOn', spec.basedOn),
    xmlValue('w:next', spec.next),
    xmlValue('w:uiPriority', spec.gallery ? 1 : 99),
    spec.gallery ? xml('w:qFormat') : '',
    writeParagraph(spec.paragraph, headingList),
    writeRun(spec.run),
  );
}

/** In the order of CT_PPrBase, ISO/IEC 29500-1 clause 17.3.1. */
function writeParagraph(spec: ParagraphSpec | undefined, headingList: number): string {
  if (spec === undefined) return '';
  return xml(
    'w:pPr',
    {},
    xmlFlag('w:keepNext', spec.keepNext),
    xmlFlag('w:keepLines', spec.keepLines),
    xmlFlag('w:pageBreakBefore', spec.pageBreakBefore),
    xmlFlag('w:widowControl', spec.widowControl),
    headingNumbering(spec.headingLevel, headingList),
    frame(spec.frame),
    rightTab(spec.rightTab),
    xmlFlag('w:suppressAutoHyphens', spec.suppressAutoHyphens),
    spacing(spec),
    indents(spec),
    xmlValue('w:jc', spec.align),
    xmlValue('w:outlineLvl', spec.outlineLevel),
  );
}

function headingNumbering(level: number | undefined, list: number): string {
  if (level === undefined) return '';
  return xml('w:numPr', {}, xmlValue('w:ilvl', level), xmlValue('w:numId', list));
}

function frame(spec: ParagraphSpec['frame']): string {
  if (spec === undefined) return '';
  const line = { 'w:val': 'single', 'w:sz': 4, 'w:space': spec.space, 'w:color': '000000' };
  const sides = ['top', 'left', 'bottom', 'right'].map((side) => xml(`w:${side}`, line));
  return xml('w:pBdr', {}, ...sides);
}

function rightTab(tab: ParagraphSpec['rightTab']): string {
  if (tab === undefined) return '';
  const stop = { 'w:val': 'right', 'w:leader': tab.leader, 'w:pos': tab.position };
  return xml('w:tabs', {}, xml('w:tab', stop));
}

function spacing({ before, after, line }: ParagraphSpec): string {
  if (before === undefined && after === undefined && line === undefined) return '';
  const lineRule = line === undefined ? undefined : 'auto';
  return xml('w:spacing', {
    'w:before': before,
    'w:after': after,
    'w:line': line,
    'w:lineRule': lineRule,
  });
}

function indents({ left, right, firstLine, hanging }: ParagraphSpec): string {
  const values = {
    'w:left': left,
    'w:right': right,
    'w:firstLine': firstLine,
    'w:hanging': hanging,
  };
  return Object.values(values).some((value) => value !== undefined) ? xml('w:ind', values) : '';
}

/** In the order of EG_RPrBase, ISO/IEC 29500-1 clause 17.3.2. */
function writeRun(spec: RunSpec | undefined): string {
  if (spec === undefined) return '';
  return xml(
    'w:rPr',
    {},
    spec.font === undefined ? '' : fonts(spec.font),
    xmlFlag('w:b', spec.bold),
    xmlFlag('w:bCs', spec.bold),
    xmlFlag('w:i', spec.italic),
    xmlFlag('w:iCs', spec.italic),
    xmlFlag('w:caps', spec.caps),
    xmlFlag('w:noProof', spec.noProof),
    xmlValue('w:color', spec.color),
    xmlValue('w:sz', spec.size),
    xmlValue('w:szCs', spec.size),
    xmlValue('w:vertAlign', spec.superscript && 'superscript'),
  );
}

function fonts(font: string): string {
  return xml('w:rFonts', { 'w:ascii': font, 'w:hAnsi': font, 'w:eastAsia': font, 'w:cs': font });
}

/** What Word adds over and under a line of 12 pt; the layout puts the padding around the letters themselves. */
const LINE_EDGES = ((LINE_HEIGHT - 1) * 12) / 2;

/** The plain table, and the ruled one of clause 6.6.6 with lines on every side. */
function tableStyles(): string[] {
  const line = { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': '000000' };
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = xml('w:tblBorders', {}, ...sides.map((side) => xml(`w:${side}`, line)));
  const x = pointTwips(LAYOUT.cellPaddingX);
  const y = pointTwips(LAYOUT.cellPaddingY - LINE_EDGES);
  return [
    tableStyle('TableNormal', 'Normal Table', undefined, cellMargins(0, x)),
    tableStyle('GostTable', 'ГОСТ Таблица', 'TableNormal', borders + cellMargins(y, x)),
  ];
}

function tableStyle(id: string, name: string, basedOn: string | undefined, inner: string): string {
  return xml(
    'w:style',
    {
      'w:type': 'table',
      'w:default': basedOn ? undefined : 1,
      'w:customStyle': basedOn ? 1 : undefined,
      'w:styleId': id,
    },
    xmlValue('w:name', name),
    xmlValue('w:basedOn', basedOn),
    xmlValue('w:uiPriority', basedOn ? 1 : 99),
    xml('w:tblPr', {}, xml('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' }), inner),
  );
}

function cellMargins(y: number, x: number): string {
  const side = (name: string, width: number) => xml(`w:${name}`, { 'w:w': width, 'w:type': 'dxa' });
  return xml(
    'w:tblCellMar',
    {},
    side('top', y),
    side('left', x),
    side('bottom', y),
    side('right', x),
  );
}
