import type { Root } from '@unified-latex/unified-latex-types';
import { getParser } from '@unified-latex/unified-latex-util-parse';
import { ImportError } from '../errors.ts';
import { ACCENTS } from './accents.ts';
import { CITATIONS } from './file.ts';
import { parseLong } from './parse-long.ts';

/** Commands and environments whose arguments the parser does not know by itself, and would leave in the text. */
const { parse } = getParser({
  macros: {
    ...Object.fromEntries([...CITATIONS].map((name) => [name, { signature: 's o o m' }])),
    ...Object.fromEntries(Object.keys(ACCENTS).map((name) => [name, { signature: 'm' }])),
    textsuperscript: { signature: 'm' },
    textsubscript: { signature: 'm' },
    num: { signature: 'o m' },
    ang: { signature: 'o m' },
    si: { signature: 'o m' },
    unit: { signature: 'o m' },
    SI: { signature: 'o m o m' },
    qty: { signature: 'o m m' },
    nolinkurl: { signature: 'm' },
    uline: { signature: 'm' },
    centerline: { signature: 'm' },
    captionof: { signature: 's m o m' },
    caption: { signature: 's o m' },
    mintinline: { signature: 'o m m' },
    path: { signature: 'm' },
    textquote: { signature: 'm' },
    enquote: { signature: 's m' },
    foreignlanguage: { signature: 'o m m' },
    nameref: { signature: 's m' },
    vref: { signature: 's m' },
    setstretch: { signature: 'm' },
    fontsize: { signature: 'm m' },
    nocite: { signature: 'm' },
    addbibresource: { signature: 'o m' },
    printbibliography: { signature: 'o' },
    subfile: { signature: 'm' },
    multirow: { signature: 'o m o m o m' },
    makecell: { signature: 's o m' },
    shortstack: { signature: 'o m' },
    cline: { signature: 'm' },
    cmidrule: { signature: 'o d() m' },
    hhline: { signature: 'm' },
    rowcolor: { signature: 'o m' },
    cellcolor: { signature: 'o m' },
    captionsetup: { signature: 'o m' },
    graphicspath: { signature: 'm' },
    linespread: { signature: 'm' },
    microtypesetup: { signature: 'm' },
    tag: { signature: 's m' },
    subfloat: { signature: 'o o m' },
    subfigure: { signature: 'o o m' },
    subcaptionbox: { signature: 's o m o o m' },
    selectlanguage: { signature: 'm' },
    newcounter: { signature: 'm o' },
    parbox: { signature: 'o o o m m' },
    resizebox: { signature: 's m m m' },
    scalebox: { signature: 'm o m' },
    rotatebox: { signature: 'o m m' },
    raisebox: { signature: 'm o o m' },
    makebox: { signature: 'o o m' },
    framebox: { signature: 'o o m' },
    colorbox: { signature: 'm m' },
    center: { signature: 'm' },
    thead: { signature: 'm' },
    texorpdfstring: { signature: 'm m' },
    hypertarget: { signature: 'm m' },
    hyperlink: { signature: 'm m' },
    hyperref: { signature: 'o m' },
    index: { signature: 'o m' },
    rule: { signature: 'o m m' },
    subref: { signature: 's m' },
    stepcounter: { signature: 'm' },
    refstepcounter: { signature: 'm' },
  },
  environments: {
    'eqnarray*': { renderInfo: { inMathMode: true } },
    longtable: { signature: 'o m' },
    'longtable*': { signature: 'o m' },
    tabularx: { signature: 'm o m' },
    tabulary: { signature: 'm o m' },
    xltabular: { signature: 'm o m' },
    tblr: { signature: 'o m' },
    listing: { signature: 'o' },
    algorithm: { signature: 'o' },
    algorithmic: { signature: 'o' },
    wrapfigure: { signature: 'o m o m' },
    wraptable: { signature: 'o m o m' },
    sidewaysfigure: { signature: 'o' },
    sidewaystable: { signature: 'o' },
    subfigure: { signature: 'o m' },
    spacing: { signature: 'm' },
    adjustbox: { signature: 'm' },
  },
});

/** A text that breaks off has no end: without one its beginning would be read as words. */
const ended = (text: string) =>
  /\\begin\s*\{document\}/.test(text) && !/\\end\s*\{document\}/.test(text)
    ? `${text}\n\\end{document}`
    : text;

/**
 * The tree of a text.
 * @throws ImportError for one that is too deep, or no LaTeX
 */
export function parsed(text: string): Root {
  try {
    return parseLong(ended(text), parse);
  } catch (cause) {
    // the parser goes down with the nesting, and says what does not fit by an error of its own
    const reason = cause instanceof RangeError ? 'too_deep' : 'bad_xml';
    throw new ImportError(reason === 'too_deep' ? 'import_too_big' : 'import_broken', reason, {
      cause,
    });
  }
}
