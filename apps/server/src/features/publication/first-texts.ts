import { type ArticleContent, type ArticleText, slugOf } from '@pv/contract';
import {
  type RichBlock,
  type RichInline,
  type RichParagraph,
  writeRich,
} from '@pv/editor-schema/rich-text';

interface Part {
  heading: string;
  blocks: RichBlock[];
}

interface Text {
  title: string;
  summary: string;
  parts: Part[];
}

/** Lines `name: value` between two lines `---`, before the text itself. */
const FRONT = /^---\n(?<front>[\s\S]*?)\n---\n+/;
/** A link to a page of this site. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;
/** Markdown that the product's texts do without: a reader would see its signs. */
const FOREIGN = /^(?:#|>|\||!|\d+\.\s|---)|[*`<]|\]\((?!\/)|&(?!nbsp;)\w+;/m;

function runsOf(text: string): RichInline[] {
  const runs: RichInline[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(LINK)) {
    if (index > end) runs.push({ type: 'text', text: text.slice(end, index) });
    runs.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    end = index + whole.length;
  }
  if (end < text.length) runs.push({ type: 'text', text: text.slice(end) });
  return runs;
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ').trim();

const paragraph = (text: string): RichParagraph => ({
  type: 'paragraph',
  content: runsOf(oneLine(text)),
});

function blockOf(block: string): RichBlock {
  if (FOREIGN.test(block)) throw new Error(`no such form here: ${block}`);
  if (!block.startsWith('- ')) return paragraph(block);
  const items = block.slice(2).split('\n- ');
  return {
    type: 'bulletList',
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  };
}

function readText(markdown: string): Text {
  const blocks = markdown
    .replaceAll('&nbsp;', '\u00a0')
    .trim()
    .split(/\n{2,}/);
  const [title = '', summary = '', ...rest] = blocks;
  if (!title.startsWith('# ') || !summary.startsWith('> '))
    throw new Error('a text begins with “# title” and “> summary”');
  const parts: Part[] = [];
  for (const block of rest) {
    const part = block.startsWith('## ') && { heading: oneLine(block.slice(3)), blocks: [] };
    if (part) parts.push(part);
    else if (parts.length === 0) parts.push({ heading: '', blocks: [blockOf(block)] });
    else parts.at(-1)?.blocks.push(blockOf(block));
  }
  return { title: oneLine(title.slice(2)), summary: oneLine(summary.slice(2)), parts };
}

function textOf({ title, summary, parts }: Text, ids: readonly string[]): ArticleText {
  const body = parts.map(({ heading, blocks }, at) => ({
    id: ids[at] ?? `p${at + 1}`,
    heading,
    text: writeRich({ type: 'doc', content: blocks }),
    picture: null,
  }));
  return { title, summary, body };
}

/** What stands before a text, as it is written. */
export function frontOf(source: string): Record<string, string> {
  const lines = FRONT.exec(source)?.groups?.front?.split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/**
 * The content of a text that comes with the product, of its two Markdown files: `# title`, `> summary`,
 * then parts under `## headings` (the first may have none) of paragraphs, lists of `- lines` and links to
 * pages of this site. A part is called by its Russian heading in both languages, so that an address leads
 * to the same part in either.
 * @throws Error for any other form
 */
export function contentOfFirst(russian: string, english: string): ArticleContent {
  const [ru, en] = [readText(russian.replace(FRONT, '')), readText(english)];
  const ids = ru.parts.map(({ heading }, at) => (heading ? slugOf(heading) : `p${at + 1}`));
  return { ru: textOf(ru, ids), en: textOf(en, ids), authors: [], picture: null };
}
