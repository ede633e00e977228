import type { SectionKind } from '@pv/editor-schema';
import { inlinesText, innerBlocks } from './block-text.ts';
import type {
  Block,
  BlockOf,
  FormatProfile,
  Illustration,
  IllustrationKind,
  Inline,
  Part,
} from './document.ts';

/** The words of captions, GOST 7.32-2017 clauses 6.5.7 and 6.6.3. */
export const ILLUSTRATION_WORDS: Readonly<Record<IllustrationKind, string>> = {
  figure: 'Рисунок',
  table: 'Таблица',
};

/** What stands before the name in the list: «Рисунок 1.1 — ». */
export function illustrationMark(
  { of, number, name }: Pick<Illustration, 'number' | 'name'> & { of: IllustrationKind },
  { values }: Pick<FormatProfile, 'values'>,
): string {
  const mark = `${ILLUSTRATION_WORDS[of]}\u00a0${number}`;
  return name.length > 0 ? `${mark}\u00a0${values.captionDash} ` : mark;
}

/** Sections whose figures and tables are not those of the text: the list leaves them out. */
export const UNLISTED_KINDS: ReadonlySet<SectionKind> = new Set(['abstract', 'applications']);

const KINDS: readonly IllustrationKind[] = ['figure', 'table'];

/** What is listed of a caption: what leads elsewhere or is said of its place stays there. */
function listed(inline: Inline): Inline[] {
  if (inline.tracked?.deletion) return [];
  if (inline.kind === 'text') {
    const { href: _, opens: __, closes: ___, ...style } = inline.style;
    return [{ kind: 'text', text: inline.text, style }];
  }
  if (inline.kind === 'break') return [{ kind: 'text', text: ' ', style: {} }];
  if (inline.kind === 'math') return [{ kind: 'math', tex: inline.tex }];
  if (inline.kind !== 'reference') return [];
  return [{ kind: 'text', text: inlinesText([inline]), style: {} }];
}

type Illustrated = BlockOf<IllustrationKind>;

const isIllustration = (block: Block): block is Illustrated =>
  block.kind === 'figure' || block.kind === 'table';

/** Those among the blocks and inside of them, as they are read. */
const illustrationsIn = (blocks: readonly Block[]): Illustrated[] =>
  blocks.flatMap((block) => [
    ...(isIllustration(block) ? [block] : []),
    ...innerBlocks(block).flatMap(illustrationsIn),
  ]);

/**
 * The list of illustrations, GOST R 7.0.11-2011 clauses 5.3.10 and 5.7.1: figures and tables of the text
 * without those of appendices, each with its number, its name and its page.
 */
export function illustrationLists(parts: readonly Part[], sectionId: string): Block[] {
  const all = parts.flatMap((part) =>
    part.kind === 'references' || part.kind === 'appendix' ? [] : illustrationsIn(part.blocks),
  );
  return KINDS.flatMap((of): Block[] => {
    const entries = all
      .filter(({ kind }) => kind === of)
      .map(({ id, number, caption }): Illustration => {
        return { id, number, name: caption.flatMap(listed) };
      });
    const place = { sectionId, path: [] };
    return entries.length > 0 ? [{ kind: 'illustrations', of, entries, place }] : [];
  });
}
