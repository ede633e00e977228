import type { GostDocument, Part, TitlePage } from '../model/document.ts';
import { structuralTitle } from '../model/structural-titles.ts';
import { performerLine } from '../model/title/performers.ts';
import { unpagedVolume } from '../model/volume-line.ts';
import { PictureNames, type WrittenText } from '../text-file/picture-names.ts';
import { type LatexScope, writeBlocks } from './write-blocks.ts';
import { escapeText, labelOf } from './write-inlines.ts';

/** Chooses the first font that the machine has: the usual ones come with Windows, the next ones with Linux. */
function fontOf(command: string, [font = '', ...others]: string[]): string {
  const set = `\\${command}{${font}}`;
  if (others.length === 0) return set;
  return `\\IfFontExistsTF{${font}}{${set}}{${fontOf(command, others)}}`;
}

/** What the text needs; for XeLaTeX and LuaLaTeX, which know every letter. */
function preamble({ profile }: GostDocument): string[] {
  const { margins, lineSpacing, numbering } = profile;
  const sides = `left=${margins.left}mm,right=${margins.right}mm,top=${margins.top}mm,bottom=${margins.bottom}mm`;
  return [
    '\\documentclass[a4paper,14pt]{extarticle}',
    '\\usepackage{fontspec}',
    fontOf('setmainfont', ['Times New Roman', 'Liberation Serif', 'FreeSerif']),
    // the default one has no Russian letters for the comments of a program
    fontOf('setmonofont', ['Courier New', 'Liberation Mono', 'FreeMono']),
    '\\usepackage[english,russian]{babel}',
    `\\usepackage[${sides}]{geometry}`,
    '\\usepackage{amsmath,amssymb,graphicx,longtable,multirow,indentfirst,setspace,titlesec,caption,subcaption,fvextra}',
    '\\usepackage[hidelinks]{hyperref}',
    '\\captionsetup{labelsep=endash}\\captionsetup[figure]{justification=centering}',
    // а), б) under the pictures of one figure; a reference prints «1.2, а»
    '\\DeclareCaptionLabelFormat{letter}{#2)}\\captionsetup[subfigure]{labelformat=letter,labelsep=space}',
    '\\renewcommand{\\thesubfigure}{\\asbuk{subfigure}}',
    '\\makeatletter\\renewcommand{\\p@subfigure}{\\thefigure, }\\makeatother',
    '\\addto\\captionsrussian{\\renewcommand{\\figurename}{Рисунок}}',
    // a place with a number that is typed, for references to it
    '\\makeatletter\\newcommand{\\numbered}[2]{\\phantomsection\\def\\@currentlabel{#1}\\label{#2}}\\makeatother',
    '\\newcommand{\\sectionbreak}{\\clearpage}',
    // long lines of programs are broken, as on our own pages
    '\\DefineVerbatimEnvironment{verbatim}{Verbatim}{breaklines,breakanywhere}',
    `\\setstretch{${lineSpacing}}`,
    ...(numbering === 'section'
      ? ['\\numberwithin{figure}{section}', '\\numberwithin{table}{section}']
      : []),
  ];
}

function titlePage(page: TitlePage): string[] {
  const {
    ministry,
    institution,
    department,
    codes,
    workKind,
    workSubkind,
    title,
    people,
    city,
    year,
  } = page;
  const lines = [
    ministry,
    institution,
    department,
    ...codes,
    workKind,
    workSubkind,
    title,
    ...people.map(({ role, description, name }) =>
      [role, description, name].filter(Boolean).join(', '),
    ),
    [city, year].filter(Boolean).join(' '),
  ];
  const shown = lines.filter((line) => line.trim() !== '').map(escapeText);
  return shown.length === 0
    ? []
    : [`\\begin{titlepage}\n\\centering\n${shown.join('\n\n')}\n\\end{titlepage}`];
}

const inContents = (title: string, id: string) =>
  `\\addcontentsline{toc}{section}{${title}}\\label{${labelOf(id)}}`;

const plainHeading = (title: string, id: string) => `\\section*{${title}}${inContents(title, id)}`;

function performers({ performers: list, profile }: GostDocument): string[] {
  if (!list) return [];
  const title = escapeText(structuralTitle(profile, 'performers', ''));
  return [`\\section*{${title}}`, ...list.people.map((one) => escapeText(performerLine(one)))];
}

function abstract(document: GostDocument, scope: LatexScope): string[] {
  if (!document.abstract) return [];
  const { keywords, blocks } = document.abstract;
  return [
    '\\section*{РЕФЕРАТ}',
    escapeText(unpagedVolume(document)),
    escapeText(keywords.join(', ')),
    writeBlocks(blocks, scope),
  ];
}

/** The letters of appendices are those of the standard, which are not LaTeX's. */
function headingOf(part: Part): string {
  const title = escapeText(part.title);
  if (part.kind === 'chapter') return `\\section{${title}}\\label{${labelOf(part.sectionId)}}`;
  if (part.kind === 'appendix') {
    return `\\renewcommand{\\thesection}{${part.letter}}\n\\section{${title}}\\label{${labelOf(part.sectionId)}}`;
  }
  return title === '' ? '' : plainHeading(title, part.sectionId);
}

/** The list of sources; LaTeX prints its heading itself. */
function sources({ sources: records }: GostDocument, part: Part): string {
  if (records.length === 0) return headingOf(part);
  const title = escapeText(part.title);
  return [
    `\\renewcommand{\\refname}{${title}}`,
    `\\begin{thebibliography}{${records.length}}`,
    inContents(title, part.sectionId),
    ...records.map(({ id, text }) => `\\bibitem{${labelOf(id)}} ${escapeText(text)}`),
    '\\end{thebibliography}',
  ].join('\n');
}

function parts(document: GostDocument, scope: LatexScope): string[] {
  const first = document.parts.find(({ kind }) => kind === 'appendix');
  return document.parts.flatMap((part) => [
    ...(part === first ? ['\\appendix'] : []),
    ...(part.kind === 'references'
      ? [sources(document, part)]
      : [headingOf(part), writeBlocks(part.blocks, scope)]),
  ]);
}

function groups(
  groups: NonNullable<GostDocument['article']>['front'],
  scope: LatexScope,
): string[] {
  return groups.map((group) =>
    group.kind === 'title'
      ? `\\begin{center}\\textbf{${escapeText(group.text)}}\\end{center}`
      : writeBlocks(group.blocks, scope),
  );
}

/** A document as LaTeX with live numbers, references and citations. */
export function writeLatex(document: GostDocument): WrittenText {
  const scope: LatexScope = { pictures: new PictureNames(document) };
  const { article } = document;
  const pieces = [
    preamble(document).join('\n'),
    '\\begin{document}',
    ...(article ? groups(article.front, scope) : titlePage(document.titlePage)),
    ...performers(document),
    ...abstract(document, scope),
    ...(article ? [] : ['\\tableofcontents\n\\newpage']),
    ...parts(document, scope),
    ...(article ? groups(article.back, scope) : []),
    '\\end{document}',
  ];
  const text = pieces.filter((piece) => piece.trim() !== '').join('\n\n');
  return { text: `${text}\n`, pictures: scope.pictures.all() };
}
