import { typstString } from '../formula/typst-literals.ts';
import type { Compiler } from '../typst/compiler.ts';
import { lengthsPreamble } from '../typst/lengths.ts';
import { textPreamble } from '../typst/preamble-text.ts';
import { writeTitleText } from '../typst/write-text.ts';
import { FORM_PROFILE } from './form-layout.ts';

interface Named {
  label: string;
  value: string;
}

interface PrintedPart {
  title: string;
  lines: readonly string[];
  people: readonly { name: string; initials: string; role: string }[];
}

/** A page that tells of a venture, in words of one language. */
export interface PrintedResume {
  language: 'ru' | 'en';
  title: string;
  slogan: string;
  facts: readonly Named[];
  columns: readonly [readonly PrintedPart[], readonly PrintedPart[]];
  contacts: readonly Named[];
  foot: string;
}

/** Sizes that are tried in points, the most readable first. */
const SIZES = [12, 11, 10, 9, 8.5, 8, 7.5] as const;
/** The sheet in millimetres: margins, the text between them, and half of it. */
const MARGIN = 14;
const WIDTH = 210 - 2 * MARGIN;
const COLUMN = (WIDTH - 8) / 2;

const text = (words: string, width: number, fontSize: number): string =>
  writeTitleText(words, { width, fontSize });

function writePart({ title, lines, people }: PrintedPart, size: number): string {
  const said = lines.map((line) => `#par(${text(line, COLUMN, size)})`);
  const team = people.map(
    ({ name, initials, role }) =>
      `#person(${typstString(initials)}, ${text(name, COLUMN - 10, size)}, ${text(role, COLUMN - 10, size)})`,
  );
  return `#part(${typstString(title)})[\n${[...team, ...said].join('\n')}\n]`;
}

function writeNamed(all: readonly Named[], size: number): string {
  const each = all.map(
    ({ label, value }) => `[#soft(${typstString(`${label}: `)})#${text(value, WIDTH, size)}]`,
  );
  return each.length === 0 ? '' : `#par((${each.join(', ')},).join(h(1.2em, weak: true)))`;
}

/** The source of a sheet at a size. What was typed enters it as string literals only. */
function writeResume(resume: PrintedResume, size: number, rest: 'flows' | 'ends'): string {
  const { language, title, slogan, facts, columns, contacts, foot } = resume;
  const [left, right] = columns.map((parts) =>
    parts.map((part) => writePart(part, size)).join('\n'),
  );
  const body = `#block(above: 0pt, text(${size + 8}pt, weight: "bold", ${text(title, WIDTH, size + 8)}))
${slogan && `#par(text(${size + 2}pt, ${text(slogan, WIDTH, size + 2)}))`}
${writeNamed(facts, size)}
#line(length: 100%, stroke: 0.6pt + accent)
#grid(columns: (${COLUMN}mm, ${COLUMN}mm), column-gutter: 8mm, inset: (y: 0.5em), [
${left}
], [
${right}
])
#line(length: 100%, stroke: 0.6pt + accent)
${writeNamed(contacts, size)}
#soft(${typstString(foot)})`;
  return `${lengthsPreamble(FORM_PROFILE)}${textPreamble(FORM_PROFILE)}
#let accent = rgb("#1f5f8b")
#set document(title: ${typstString(title)}, date: none)
#set page(width: 210mm, height: 297mm, margin: ${MARGIN}mm, footer: none, header: none)
#set text(size: ${size}pt, lang: "${language}", hyphenate: false)
#set par(justify: false, leading: 0.25em, spacing: 0.4em, first-line-indent: 0pt)
#let soft(words) = text(fill: rgb("#555555"), words)
#let part(title, body) = block(above: 0.9em, below: 0pt, {
  block(below: 0.35em, text(${size + 1}pt, weight: "bold", fill: accent, title))
  body
})
#let person(initials, name, role) = block(above: 0.4em, below: 0.4em, grid(
  columns: (2.2em, 1fr),
  column-gutter: 0.5em,
  align: horizon,
  circle(radius: 1.1em, fill: accent, align(center + horizon, text(fill: white, size: 0.9em, top-edge: "cap-height", bottom-edge: "baseline", initials))),
  { text(weight: "bold", name); linebreak(); soft(role) },
))
${rest === 'ends' ? `#block(height: 100%, width: 100%, clip: true)[${body}]` : body}
`;
}

/**
 * Prints a sheet as one page, never two: the text grows smaller until it fits, and what would not fit at the
 * smallest size ends with the page.
 */
export function printResume(resume: PrintedResume, compiler: Compiler): Uint8Array {
  const compile = (size: number, rest: 'flows' | 'ends') =>
    compiler.compile({ source: writeResume(resume, size, rest), assets: new Map() });
  for (const size of SIZES) {
    const laid = compile(size, 'flows');
    if (laid.pages === 1) return laid.pdf();
  }
  return compile(SIZES[SIZES.length - 1] ?? 8, 'ends').pdf();
}
