import { createHash } from 'node:crypto';
import type { DocumentVersion } from '@pv/contract';
import type { DocumentSnapshot, NodeJson } from '@pv/editor-schema';
import type { VersionOutline } from '../../db/schema/index.ts';
import { canonicalJson } from './canonical-json.ts';

/** Enough to tell two texts of one document apart. */
const DIGEST_CHARS = 16;
/** How many changed sections a list of versions names. */
const NAMED = 3;

const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, DIGEST_CHARS);

/** An empty paragraph has a list of nothing, or none once it was put back: it is the same paragraph. */
const withoutEmpty = ({ content, ...node }: NodeJson): NodeJson =>
  content?.length ? { ...node, content: content.map(withoutEmpty) } : node;

/** What an edition consists of, with digests. */
export function outlineOf({ sections, sources, settings }: DocumentSnapshot): VersionOutline {
  const { titleFields, ...others } = settings;
  return {
    sections: sections.map(({ id, kind, title, content }) => ({
      id,
      kind,
      title,
      digest: digestOf({ kind, title, content: withoutEmpty(content) }),
    })),
    sources: digestOf(sources),
    titleFields: digestOf(titleFields),
    settings: digestOf(others),
  };
}

/** Which sections differ between two editions, in the order of the newer one; those that went come last. */
export function changedBetween(
  before: VersionOutline,
  after: VersionOutline,
): NonNullable<DocumentVersion['changed']> {
  const old = new Map(before.sections.map((section) => [section.id, section]));
  const fresh = new Set(after.sections.map(({ id }) => id));
  const changed = after.sections.filter(({ id, digest }) => old.get(id)?.digest !== digest);
  const gone = before.sections.filter(({ id }) => !fresh.has(id));
  const found = [...changed, ...gone].map(({ kind, title }) => ({ kind, title }));
  if (before.sources !== after.sources) found.push({ kind: 'references', title: '' });
  if (before.titleFields !== after.titleFields) found.push({ kind: 'title', title: '' });
  if (before.settings !== after.settings) found.push({ kind: 'settings', title: '' });
  return { count: found.length, sections: found.slice(0, NAMED) };
}
