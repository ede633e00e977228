import type { ChangeState, EditionChanges, EditionContent, EditionField } from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { align } from './align.ts';
import { looksChanged } from './looks.ts';
import { compareWords, replaced } from './words.ts';

type Fields = EditionContent['fields'];
type Block = EditionContent['blocks'][number];
type File = EditionContent['files'][number];

/** Values that are told as a whole. */
const WHOLE: ReadonlySet<EditionField> = new Set(['starts_at', 'ends_at', 'category']);

function compareFields(before: Fields, after: Fields): EditionChanges['fields'] {
  const old = new Map(before.map(({ key, value }) => [key, value]));
  const fresh = new Map(after.map(({ key, value }) => [key, value]));
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key) ?? '', fresh.get(key) ?? ''];
    if (was === is) return [];
    return [{ key, pieces: WHOLE.has(key) ? replaced(was, is) : compareWords(was, is) }];
  });
}

/** A block is told by its title, or by its text where it was renamed. */
const renamed = (before: Block, after: Block): boolean =>
  before.list === after.list && (before.title === after.title || before.content === after.content);

/** The looks have changed: of words that stayed, or where the words alone do not tell the difference. */
function markupChanged(old: Block | null, fresh: Block | null): boolean {
  if (!old || !fresh || (old.kind === 'text' && fresh.kind === 'text')) return false;
  if (old.kind !== fresh.kind) return true;
  if (old.content === fresh.content) return false;
  return contentWords(old) === contentWords(fresh) || looksChanged(old, fresh);
}

const wordsOf = (block: Block | null): string => (block ? contentWords(block) : '');

function compareBlocks(before: Block[], after: Block[]): EditionChanges['blocks'] {
  const key = (block: Block) => JSON.stringify(block);
  return align(before, after, { key, alike: renamed }).flatMap((pair) => {
    if (pair.state === 'same') return [];
    const old = 'before' in pair ? pair.before : null;
    const fresh = 'after' in pair ? pair.after : null;
    const one = fresh ?? old;
    if (!one) return [];
    return [
      {
        list: one.list,
        state: pair.state,
        title: compareWords(old?.title ?? '', fresh?.title ?? ''),
        content: compareWords(wordsOf(old), wordsOf(fresh)),
        markup: markupChanged(old, fresh),
      },
    ];
  });
}

/** A slot with one file tells of another version; in a slot with many each file goes by its name. */
function compareFiles(before: File[], after: File[]): EditionChanges['files'] {
  const alone = (files: File[], slot: string) =>
    files.filter((file) => file.slot === slot).length === 1;
  const partnerOf = (file: File, others: File[], own: File[]): File | undefined =>
    others.find(({ slot, name }) => slot === file.slot && name === file.name) ??
    (alone(others, file.slot) && alone(own, file.slot)
      ? others.find(({ slot }) => slot === file.slot)
      : undefined);
  const told = ({ slot, name }: File, state: ChangeState) => ({ slot, name, state });
  const came = after.flatMap((file) => {
    const old = partnerOf(file, before, after);
    if (!old) return [told(file, 'added')];
    return old.hash === file.hash && old.name === file.name ? [] : [told(file, 'changed')];
  });
  const went = before.filter((file) => !partnerOf(file, after, before));
  return [...came, ...went.map((file) => told(file, 'removed'))];
}

/** How the fields, text blocks and files of an edition differ from those of an older one. */
export function compareContent(
  before: EditionContent,
  after: EditionContent,
): Omit<EditionChanges, 'document'> {
  return {
    fields: compareFields(before.fields, after.fields),
    blocks: compareBlocks(before.blocks, after.blocks),
    files: compareFiles(before.files, after.files),
  };
}
