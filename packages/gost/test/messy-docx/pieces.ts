import { flowText, flowParagraph as plainParagraph } from '../../src/import/plain-flow.ts';
import type { FlowInline, FlowParagraph, TextFormat } from '../../src/import/read/flow.ts';
import type { TextBlock } from '../../src/import/recognise/block.ts';
import { escapeXml } from './package.ts';

/** Formatting of a run, as a student gives it by hand. */
interface RunLook {
  bold?: boolean;
  italic?: boolean;
  font?: string;
  /** In points. */
  size?: number;
  style?: string;
  raised?: boolean;
  hidden?: boolean;
}

const runProperties = (look: RunLook) =>
  [
    look.style && `<w:rStyle w:val="${look.style}"/>`,
    look.font && `<w:rFonts w:ascii="${look.font}" w:hAnsi="${look.font}"/>`,
    look.bold && '<w:b/>',
    look.italic && '<w:i/>',
    look.hidden && '<w:vanish/>',
    look.size && `<w:sz w:val="${look.size * 2}"/>`,
    look.raised && '<w:vertAlign w:val="superscript"/>',
  ]
    .filter(Boolean)
    .join('');

/** A run; `\t` and `\n` become a tab and a line break, `\f` a page break. */
export function r(text: string, look: RunLook = {}): string {
  const pieces = text.split(/([\t\n\f])/).map((piece) => {
    if (piece === '\t') return '<w:tab/>';
    if (piece === '\n') return '<w:br/>';
    if (piece === '\f') return '<w:br w:type="page"/>';
    return piece === '' ? '' : `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`;
  });
  return `<w:r><w:rPr>${runProperties(look)}</w:rPr>${pieces.join('')}</w:r>`;
}

/** Formatting of a paragraph; that of its runs may be given here for a text in one run. */
interface ParagraphLook extends RunLook {
  pStyle?: string;
  align?: 'left' | 'center' | 'right' | 'both';
  /** `w:numId` and `w:ilvl`. */
  list?: [number, number];
  outline?: number;
  newPage?: boolean;
  /** In twentieths of a point. */
  left?: number;
  bookmark?: string;
  /** More of `w:pPr`. */
  more?: string;
}

/** A paragraph of one text, or of runs already made. */
export function p(content: string, look: ParagraphLook = {}): string {
  const { style, ...runLook } = look;
  const inside = content.startsWith('<')
    ? content
    : content === ''
      ? ''
      : r(content, { ...runLook, ...(style && { style }) });
  const mark = look.bookmark
    ? `<w:bookmarkStart w:id="1" w:name="${look.bookmark}"/>${inside}<w:bookmarkEnd w:id="1"/>`
    : inside;
  return `<w:p><w:pPr>${paragraphProperties(look)}</w:pPr>${mark}</w:p>`;
}

const paragraphProperties = (look: ParagraphLook) =>
  [
    look.pStyle && `<w:pStyle w:val="${look.pStyle}"/>`,
    look.newPage && '<w:pageBreakBefore/>',
    look.list &&
      `<w:numPr><w:ilvl w:val="${look.list[1]}"/><w:numId w:val="${look.list[0]}"/></w:numPr>`,
    look.left !== undefined && `<w:ind w:left="${look.left}"/>`,
    look.align && `<w:jc w:val="${look.align}"/>`,
    look.outline !== undefined && `<w:outlineLvl w:val="${look.outline}"/>`,
    look.more,
  ]
    .filter(Boolean)
    .join('');

/** A heading in Word's own style of that level. */
export const h = (level: number, text: string, look: ParagraphLook = {}) =>
  p(text, { pStyle: `Heading${level}`, ...look });

/** An inline picture of 10 × 5 cm, or as large as told in points. */
export function picture(
  rel: string,
  size: { width?: number; height?: number; alt?: string } = {},
): string {
  const { width = 283, height = 142, alt = '' } = size;
  return `<w:r><w:drawing><wp:inline><wp:extent cx="${width * 12700}" cy="${height * 12700}"/><wp:docPr id="1" name="p" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${rel}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** A complex field; `instruction` without the field characters. */
export function field(instruction: string, result: string): string {
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${escapeXml(instruction)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result.startsWith('<') ? result : r(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}

export const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;

/** A cell: blocks, or a text for one paragraph; `span` is `w:gridSpan`, `merge` is `w:vMerge`. */
export function cell(
  content: string,
  options: { span?: number; merge?: 'restart' | 'continue' } = {},
): string {
  const span = options.span ? `<w:gridSpan w:val="${options.span}"/>` : '';
  const merge = options.merge ? `<w:vMerge w:val="${options.merge}"/>` : '';
  return `<w:tc><w:tcPr>${span}${merge}</w:tcPr>${content.startsWith('<w:') && !content.startsWith('<w:r>') ? content : p(content)}</w:tc>`;
}

/** A row of texts or of cells already made. */
export function row(cells: readonly string[], options: { header?: boolean } = {}): string {
  const made = cells.map((one) => (one.startsWith('<w:tc>') ? one : cell(one)));
  return `<w:tr><w:trPr>${options.header ? '<w:tblHeader/>' : ''}</w:trPr>${made.join('')}</w:tr>`;
}

export const table = (...rows: string[]) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;

/** An Office formula of its XML, inline. */
export const math = (xml: string) => `<m:oMath>${xml}</m:oMath>`;

export const mathRun = (text: string) => `<m:r><m:t>${escapeXml(text)}</m:t></m:r>`;

export { flowText };

/** A paragraph of a flow, as Word has one without a style of its own. */
export const flowParagraph = (
  inlines: FlowInline[],
  more: Partial<FlowParagraph> = {},
): FlowParagraph => ({
  ...plainParagraph(inlines),
  styleName: 'Normal',
  align: 'left',
  ...more,
});

/** A block of one text. */
export function textBlock(
  text: string,
  look: Partial<TextFormat> = {},
  more: Partial<FlowParagraph> = {},
): TextBlock {
  const inlines = text === '' ? [] : [flowText(text, look)];
  const source = flowParagraph(inlines, more);
  return {
    kind: 'text',
    inlines,
    text,
    source,
    pageBreakBefore: false,
    ownPage: false,
    bookmarks: [],
  };
}
