import { Document, Packer, Paragraph } from 'docx';
import type { ArticleGroup, GostDocument } from '../model/document.ts';
import { cutAtTurns } from './blocks/landscape.ts';
import { tablesApart } from './blocks/table.ts';
import { writeBlocks } from './blocks/write-blocks.ts';
import { cleanLine } from './clean-text.ts';
import { chapterList } from './numbering/lists.ts';
import { finishPackage } from './package/finish-package.ts';
import { pageSetup } from './page-setup.ts';
import { contents } from './parts/contents.ts';
import { abstract, articleGroups, performers } from './parts/front.ts';
import { insertedNotes } from './parts/inserted.ts';
import { nextPage, titlePage } from './parts/title-page.ts';
import { writePart } from './parts/write-parts.ts';
import { writeStyles } from './styles/write-styles.ts';
import { type BodyPiece, createWriter, type DocxOptions, type Writer } from './writer.ts';

/**
 * Takes the checked document, gives a DOCX file made to GOST 7.32-2017 with live numbers, references and
 * contents. Never fails on content: a formula that cannot be converted is printed as its LaTeX, a
 * picture that is not there as a framed line.
 */
export async function writeDocx(
  document: GostDocument,
  options: DocxOptions = {},
): Promise<Uint8Array> {
  const writer = createWriter(document, options, writeBlocks);
  // the browser writes files too, and has no Buffer
  const packed = new Uint8Array(await Packer.toArrayBuffer(buildFile(writer)));
  const { profile } = document;
  return finishPackage(packed, {
    styles: (headingList) => writeStyles(profile, headingList, writer.usedStyles),
    bytesOf: writer.pictures.bytesOf,
  });
}

function buildFile(writer: Writer): Document {
  const { document, lists } = writer;
  const headings = chapterList(lists, document.profile);
  const { article } = document;
  const children = [
    ...(article ? articleFront(article.front, writer) : front(writer)),
    ...document.parts.flatMap((part) => writePart(part, writer)),
    ...(article ? articleGroups(article.back, writer) : []),
    ...insertedNotes(document, 'end'),
  ];
  return new Document({
    title: cleanLine(document.titlePage.title),
    creator: 'Провектор',
    lastModifiedBy: 'Провектор',
    // a part without a heading may begin with a table as the one before it ended
    sections: cutAtTurns(tablesApart(children)).map((part, index) => ({
      ...pageSetup(document.profile, { first: index === 0, landscape: part.landscape }),
      children: part.children,
    })),
    ...comments(writer.options.comments),
    numbering: { config: lists.definitions() },
    styles: { paragraphStyles: [headingListHolder(headings)] },
    hyphenation: {
      autoHyphenation: true,
      consecutiveHyphenLimit: 3,
      doNotHyphenateCaps: true,
    },
    compatibility: { version: 15 },
  });
}

/** An answer to none: the library tells what is settled only in a file with answers. */
const NONE = -1;

/** A file without comments has no part for them. Word knows a comment by its last line, which holds words. */
function comments(said: DocxOptions['comments'] = []) {
  const children = said.map(({ id, author, date, text, answers, done = false }) => ({
    id,
    ...((answers !== null || done) && { parentId: answers ?? NONE, resolved: done }),
    author: cleanLine(author),
    initials: cleanLine(author).slice(0, 1),
    date,
    children: text
      .trim()
      .split('\n')
      .map((line) => new Paragraph(cleanLine(line))),
  }));
  return children.length > 0 && { comments: { children } };
}

/** The title page, or the notes for the ready one, and for what stands right after it. */
function title(document: GostDocument): BodyPiece[] {
  const ready = insertedNotes(document, 'title');
  const own = document.article ? [] : titlePage(document);
  return [...(ready.length > 0 ? ready : own), ...insertedNotes(document, 'after_title')];
}

/** An article begins with its own lines, on a new page where ready ones stand before it. */
function articleFront(groups: readonly ArticleGroup[], writer: Writer): BodyPiece[] {
  const ready = title(writer.document);
  return [...ready, ...(ready.length > 0 ? [nextPage()] : []), ...articleGroups(groups, writer)];
}

/** What a work has before its text. */
function front(writer: Writer): BodyPiece[] {
  const { document } = writer;
  return [
    ...title(document),
    ...(document.performers ? performers(document.performers, writer) : []),
    ...(document.abstract ? abstract(document.abstract, writer) : []),
    ...(document.profile.form === 'work' ? contents(writer) : [nextPage()]),
  ];
}

/**
 * The library drops a list that nothing uses, but heading styles must name the list of the headings even
 * in a document without chapters. This style uses it and goes away with the library's other styles.
 */
function headingListHolder(list: ReturnType<typeof chapterList>) {
  return { id: 'HeadingList', paragraph: { numbering: { ...list, level: 0 } } };
}
