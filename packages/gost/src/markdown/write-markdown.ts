import type { GostDocument, Part, TitlePage } from '../model/document.ts';
import { structuralTitle } from '../model/structural-titles.ts';
import { performerLine } from '../model/title/performers.ts';
import { unpagedVolume } from '../model/volume-line.ts';
import { PictureNames, type WrittenText } from '../text-file/picture-names.ts';
import { type MarkdownScope, UNNUMBERED, writeBlocks } from './write-blocks.ts';
import { escapeStart, escapeText } from './write-inlines.ts';

const quoted = (text: string) => JSON.stringify(text.replaceAll(/\s+/g, ' ').trim());

/** The title page as the lines before the text that other programs read. */
function frontMatter(page: TitlePage): string {
  const { title, people, codes } = page;
  const names = ['ministry', 'institution', 'department', 'workKind', 'workSubkind'] as const;
  const lines = [
    `title: ${quoted(title)}`,
    ...[...names, 'city' as const, 'year' as const]
      .filter((name) => page[name].trim() !== '')
      .map((name) => `${name}: ${quoted(page[name])}`),
    ...(codes.length > 0 ? ['codes:', ...codes.map((code) => `  - ${quoted(code)}`)] : []),
    ...(people.length > 0
      ? [
          'people:',
          ...people.map(
            (person) =>
              `  - ${quoted([person.role, person.description, person.name].filter(Boolean).join(', '))}`,
          ),
        ]
      : []),
  ];
  return ['---', ...lines, '---'].join('\n');
}

function performers({ performers: list, profile }: GostDocument): string[] {
  if (!list) return [];
  const title = escapeText(structuralTitle(profile, 'performers', ''));
  return [`# ${title}${UNNUMBERED}`, ...list.people.map((one) => escapeText(performerLine(one)))];
}

function abstract(document: GostDocument, scope: MarkdownScope): string[] {
  if (!document.abstract) return [];
  const { keywords, blocks } = document.abstract;
  return [
    `# РЕФЕРАТ${UNNUMBERED}`,
    escapeText(unpagedVolume(document)),
    escapeText(keywords.join(', ')),
    writeBlocks(blocks, scope),
  ];
}

function headingOf(part: Part): string {
  switch (part.kind) {
    case 'chapter':
      return `# ${part.number} ${escapeText(part.title)}`.trimEnd();
    case 'appendix':
      return `# ПРИЛОЖЕНИЕ ${part.letter} ${escapeText(part.title)}`.trimEnd();
    default:
      return part.title === '' ? '' : `# ${escapeText(part.title)}${UNNUMBERED}`;
  }
}

function writePart(part: Part, { sources }: GostDocument, scope: MarkdownScope): string[] {
  const body =
    part.kind === 'references'
      ? sources.map(({ number, text }) => `${number}. ${escapeText(text)}`).join('\n')
      : writeBlocks(part.blocks, scope);
  return [headingOf(part), body];
}

function groups(groups: NonNullable<GostDocument['article']>['front'], scope: MarkdownScope) {
  return groups.map((group) =>
    group.kind === 'title' ? `# ${escapeText(group.text)}` : writeBlocks(group.blocks, scope),
  );
}

/** A document as Markdown with GitHub's tables and notes and TeX between dollars. */
export function writeMarkdown(document: GostDocument): WrittenText {
  const scope: MarkdownScope = { notes: [], pictures: new PictureNames(document) };
  const { article } = document;
  const pieces = [
    ...(article ? groups(article.front, scope) : [frontMatter(document.titlePage)]),
    ...performers(document),
    ...abstract(document, scope),
    ...document.parts.flatMap((part) => writePart(part, document, scope)),
    ...(article ? groups(article.back, scope) : []),
  ];
  const notes = scope.notes.map(
    (text, at) => `[^${at + 1}]: ${escapeStart(escapeText(text.replaceAll(/\s+/g, ' ').trim()))}`,
  );
  const text = [...pieces, notes.join('\n\n')].filter((piece) => piece.trim() !== '').join('\n\n');
  return { text: `${text}\n`, pictures: scope.pictures.all() };
}
