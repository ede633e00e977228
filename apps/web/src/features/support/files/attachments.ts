import { SUPPORT_FILE_BYTES, SUPPORT_MOST_FILES, supportFileType } from '@pv/contract';

/** A file of a message that is being written. */
export interface Attachment {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state:
    | { kind: 'sending'; share: number }
    | { kind: 'ready'; key: string }
    /** `again`: the same file may come through the next time. */
    | { kind: 'failed'; words: string; again: boolean };
}

/** Why a chosen file was not taken. */
export interface Refusal {
  reason: 'tooMany' | 'wrongType' | 'tooLarge' | 'empty';
  name: string;
}

type Chosen = Pick<File, 'name' | 'size'>;

function refusalOf({ name, size }: Chosen): Refusal['reason'] | null {
  if (!supportFileType(name)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > SUPPORT_FILE_BYTES ? 'tooLarge' : null;
}

/** Which of the chosen files are taken beside the `present` ones, and why the others are not. */
export function chooseFiles<F extends Chosen>(
  present: number,
  chosen: readonly F[],
): { taken: F[]; refused: Refusal[] } {
  const taken: F[] = [];
  const refused: Refusal[] = [];
  for (const file of chosen) {
    const full = present + taken.length >= SUPPORT_MOST_FILES;
    const reason = refusalOf(file) ?? (full ? 'tooMany' : null);
    if (reason) refused.push({ reason, name: file.name });
    else taken.push(file);
  }
  return { taken, refused };
}

/** What stops a message from being sent: a file on its way, one that did not come, or nothing. */
export function hindranceOf(items: readonly Attachment[]): 'sending' | 'failed' | null {
  if (items.some(({ state }) => state.kind === 'sending')) return 'sending';
  return items.some(({ state }) => state.kind === 'failed') ? 'failed' : null;
}

/** The files that stay when a message has gone with those of the `sent` keys. */
export const filesAfter = (items: readonly Attachment[], sent: readonly string[]) =>
  items.filter(({ state }) => state.kind !== 'ready' || !sent.includes(state.key));

/** The keys of the uploaded files. */
export const keysOf = (items: readonly Attachment[]): string[] =>
  items.flatMap(({ state }) => (state.kind === 'ready' ? [state.key] : []));
