/** A tilde that is printed, for a typed one is a space; no text has this sign. */
export const TILDE = '\uE001';

/** Commands that print a sign or a word. */
export const SIGNS: Readonly<Record<string, string>> = {
  '%': '%',
  '&': '&',
  _: '_',
  '#': '#',
  $: '$',
  '{': '{',
  '}': '}',
  ' ': ' ',
  ',': '\u00a0',
  ';': '\u00a0',
  ':': '\u00a0',
  '!': '',
  '-': '',
  '/': '',
  '@': '',
  quad: ' ',
  qquad: ' ',
  space: ' ',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  textbackslash: '\\',
  textasciitilde: TILDE,
  textasciicircum: '^',
  textbar: '|',
  textless: '<',
  textgreater: '>',
  textendash: '–',
  textemdash: '—',
  textdegree: '°',
  textcelsius: '°C',
  degree: '°',
  euro: '€',
  texteuro: '€',
  textnumero: '№',
  No: '№',
  guillemotleft: '«',
  guillemotright: '»',
  flqq: '«',
  frqq: '»',
  glqq: '„',
  grqq: '“',
  slash: '/',
  LaTeX: 'LaTeX',
  LaTeXe: 'LaTeX2e',
  TeX: 'TeX',
  XeTeX: 'XeTeX',
  XeLaTeX: 'XeLaTeX',
  LuaLaTeX: 'LuaLaTeX',
  BibTeX: 'BibTeX',
  aa: 'å',
  AA: 'Å',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ss: 'ß',
  i: 'ı',
  copyright: '©',
  textregistered: '®',
  S: '§',
  textsection: '§',
  textquotedbl: '"',
};

/** Signs that are typed by several, as TeX and its Russian language print them. */
const JOINED: readonly [RegExp, string][] = [
  [/"---/g, '—'],
  [/"--[~*]/g, '—'],
  [/---/g, '—'],
  [/--/g, '–'],
  [/"</g, '«'],
  [/">/g, '»'],
  [/<</g, '«'],
  [/>>/g, '»'],
  [/"[=~]/g, '-'],
  [/"[-|]/g, ''],
  [/``/g, '“'],
  [/''/g, '”'],
  [/,,/g, '„'],
  [/~/g, '\u00a0'],
];

/** The text that is printed for what is typed. */
export const typeset = (text: string): string =>
  JOINED.reduce((printed, [typed, sign]) => printed.replace(typed, sign), text);

/** Commands of classes for theses and reports that print the heading of a part that all of them have. */
export const STRUCTURAL: Readonly<Record<string, string>> = {
  intro: 'Введение',
  Introduction: 'Введение',
  conclusion: 'Заключение',
  Conclusion: 'Заключение',
  Referat: 'Реферат',
  NormRefs: 'Нормативные ссылки',
  Defines: 'Термины и определения',
  Abbreviations: 'Перечень сокращений и обозначений',
};

/** Commands that only arrange the page; what they are given is no text. */
export const LAYOUT: ReadonlySet<string> = new Set(
  (
    'centering noindent indent hfill vfill hline toprule midrule bottomrule cline cmidrule hhline rowcolor cellcolor newpage clearpage ' +
    'cleardoublepage pagebreak linebreak nopagebreak smallskip medskip bigskip vspace hspace vskip hskip ' +
    'small large Large LARGE huge Huge footnotesize scriptsize tiny normalsize raggedright raggedleft par ' +
    'setlength addtolength thispagestyle pagestyle pagenumbering addcontentsline setcounter addtocounter ' +
    'bibliographystyle graphicspath long global usepackage ' +
    'documentclass maketitle tableofcontents listoffigures listoftables protect sloppy fussy selectlanguage ' +
    'onehalfspacing setstretch fontsize selectfont color doublespacing singlespacing linespread label-sep arraystretch rmfamily sffamily mdseries ' +
    'upshape normalfont rm phantomsection microtypesetup endfirsthead endhead endfoot endlastfoot frontmatter ' +
    'mainmatter backmatter makeatletter makeatother captionsetup allowdisplaybreaks FloatBarrier title author date ' +
    'newtheorem theoremstyle newtheoremstyle ignorespaces ignorespacesafterend unskip leavevmode begingroup endgroup relax newcounter stepcounter refstepcounter ' +
    'index glossary printindex pdfbookmark hypersetup lstset sisetup rule strut centerfloat tightlist newlength settowidth ' +
    'extrarowheight tabcolsep arraycolsep itemsep parskip parindent textwidth textheight linewidth baselineskip'
  ).split(' '),
);
