import { typstString } from '../formula/typst-literals.ts';
import type { FormatProfile } from '../model/document.ts';
import { leading } from './lengths.ts';

/**
 * A4 with the profile's margins (6.1.1); Arabic page numbers where the profile has them, counted from the title
 * page and not shown on it (6.3.1, 6.3.2), in an article on every page; footnotes are numbered anew on every page (6.7.4).
 */
export function pagePreamble({ margins, form, values }: FormatProfile, title: string): string {
  const numberedFrom = form === 'article' ? 1 : 2;
  const { left, right, top, bottom } = margins;
  const side = values.pageNumber === 'topRight' ? 'right' : 'center';
  const number = `context if here().page() >= ${numberedFrom} {
    align(${side}, text(12pt, str(here().page())))
  }`;
  const over = values.pageNumber !== 'bottomCenter';
  return `
#set document(title: ${typstString(title)}, date: none)
#set page(
  width: 210mm,
  height: 297mm,
  margin: (left: ${left}mm, right: ${right}mm, top: ${top}mm, bottom: ${bottom}mm),
  header: { counter(footnote).update(0)${over ? `; ${number}` : ''} },
  footer: ${over ? 'none' : number},
)
`;
}

/** Families by name and nothing else: what a machine happens to have installed must not matter. */
const SERIF = '("Tinos", "New Computer Modern Math", "DejaVu Sans Mono")';
const MONO = '("Cousine", "DejaVu Sans Mono", "Tinos", "New Computer Modern Math")';
const MATH = '("New Computer Modern Math", "Tinos")';

/** 6.7.4 gives no size; 12 pt is the smallest that 6.1.1 allows. */
const FOOTNOTE_SIZE = 12;

/**
 * Justified text with hyphenation, 1.5 spacing, one indent everywhere (6.1.1). That no line stays
 * alone at the top or bottom of a page is Typst's own default. A line is one em high, so that spacing
 * is what Word makes of it, whatever glyphs the line holds. Pairs of letters are not moved together,
 * as they are not in Word and in our DOCX: so lines end where they end there, and a word may be divided
 * anywhere without being shaped again, which is a third of the time of a layout.
 */
export function textPreamble({ fontSize }: FormatProfile): string {
  const footnoteLead = leading(FOOTNOTE_SIZE, 1);
  return `
#set text(
  font: ${SERIF},
  size: ${fontSize}pt,
  lang: "ru",
  region: "RU",
  fallback: false,
  kerning: false,
  overhang: false,
  top-edge: 0.7em,
  bottom-edge: -0.3em,
)
#set par(justify: true, leading: lead, spacing: lead, first-line-indent: (amount: indent, all: true))
#show raw: set text(font: ${MONO}, size: mono-size, top-edge: 0.7em, bottom-edge: -0.3em)
#show math.equation: set text(font: ${MATH})

#let p(body) = par(body)
#let p0(body) = par(first-line-indent: 0pt, body)
#let li(depth, marker, body) = par(
  first-line-indent: (amount: indent * depth, all: true),
  marker + body,
)
#let keywords(body) = par(justify: false, first-line-indent: 0pt, text(hyphenate: false, body))
// A place where a line may end inside a word; a zero-width space would shift the end of the line.
#let wbr = box()
#let b(body) = text(weight: "bold", body)
#let i(body) = text(style: "italic", body)
#let u(body) = underline(offset: 0.15em, body)
#let sub(body) = std.sub(typographic: false, body)
#let sup(body) = super(typographic: false, body)

// An invisible block: what follows does not start on this page unless so much of it has room.
#let room-for(height, above) = block(
  above: above,
  below: -height,
  height: height,
  breakable: false,
  sticky: true,
)

#let fn(body) = footnote(body)
#set footnote.entry(separator: line(length: 40mm, stroke: 0.5pt), indent: indent, gap: 4pt)
#show footnote.entry: it => {
  set text(size: ${FOOTNOTE_SIZE}pt)
  set par(leading: ${footnoteLead}pt, spacing: ${footnoteLead}pt)
  let place = it.note.location()
  let mark = numbering(it.note.numbering, ..counter(footnote).at(place))
  par(link(place, super(mark)) + sym.space.nobreak + it.note.body)
}
`;
}
