import type { Draft } from '../../../platform/drafts.ts';
import type { Attachment } from '../files/attachments.ts';

/** A request as it is being written. */
export type Written = { topic: string; text: string; email: string };

/** What of it is kept on this device. */
export interface KeptRequest extends Written {
  /** The key that it is sent under, the same after a reload. */
  key: string;
  files: { name: string; size: number; key: string; at: number }[];
}

/** The server keeps files that were not sent for a day. */
const FILES_KEPT_MS = 23 * 3_600_000;

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function fileOf(value: unknown): KeptRequest['files'][number] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, size, key, at } = value as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof key !== 'string') return null;
  return typeof size === 'number' && typeof at === 'number' ? { name, size, key, at } : null;
}

/** Reads what was kept; files that the server has dropped by `now` are left out, rubbish is nothing. */
export function readKept(stored: string | null, now: number): KeptRequest | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { topic, text, email, key, files } = value as Partial<Record<string, unknown>>;
    const list = Array.isArray(files) ? files.map(fileOf) : [];
    return {
      topic: words(topic),
      text: words(text),
      email: words(email),
      key: words(key),
      files: list.filter((file) => file !== null).filter(({ at }) => now - at < FILES_KEPT_MS),
    };
  } catch {
    return null;
  }
}

/** What the fields begin with: what was kept, under what was `typed` into them by their names. */
export function writtenOf(kept: Written | null, typed: ReadonlyMap<string, string>): Written {
  const of = (name: keyof Written) => typed.get(name) || kept?.[name] || '';
  return { topic: of('topic'), text: of('text'), email: of('email') };
}

/** What is kept of a request, or null of one in which nothing is written. */
export function keptOf(
  written: Written,
  key: string,
  items: readonly Attachment[],
  since: ReadonlyMap<string, number>,
  now: number,
): KeptRequest | null {
  const files = items.flatMap(({ name, size, state }) =>
    state.kind === 'ready' ? [{ name, size, key: state.key, at: since.get(state.key) ?? now }] : [],
  );
  const empty = written.topic === '' && written.text === '' && files.length === 0;
  return empty ? null : { ...written, key, files };
}

/**
 * Keeps a request in `draft`, or drops it where nothing is written. What was `typed` before the form was
 * alive is forgotten then: it is kept now, and would lie over newer words in a form that is drawn anew.
 */
export function keepIn(draft: Draft, kept: KeptRequest | null, typed: Map<string, string>): void {
  if (!kept) {
    draft.drop();
    return;
  }
  draft.keep(JSON.stringify(kept));
  typed.clear();
}

/** Kept files as they stand under the form. */
export const attachmentsOf = ({ files }: KeptRequest): Attachment[] =>
  files.map(({ name, size, key }) => ({ id: key, name, size, state: { kind: 'ready', key } }));
