import {
  type DocumentSnapshot,
  isBlankContent,
  type SectionJson,
  type SectionKind,
} from '@pv/editor-schema';
import { type BlockContext, buildBlocks } from './build-blocks.ts';
import type { AbstractPart, Block, FormatProfile, Part } from './document.ts';
import { illustrationLists } from './illustrations.ts';
import type { NumberedItem, Numbering } from './numbering.ts';
import { structuralTitle } from './structural-titles.ts';

const DEFINITION_KINDS: ReadonlySet<string> = new Set([
  'terms',
  'abbreviations',
  'symbols',
  'dictionaries',
]);

/** Kinds without text of their own, which stand before the text. */
const MADE_KINDS: ReadonlySet<string> = new Set(['title', 'performers', 'main']);

/** The abstract, or null where the document has none. */
export function buildAbstract(
  snapshot: DocumentSnapshot,
  numbering: Numbering,
): AbstractPart | null {
  const section = firstOf(snapshot, 'abstract');
  if (!section) return null;
  return {
    sectionId: section.id,
    keywords: snapshot.settings.keywords
      .map((word) => word.trim().toUpperCase())
      .filter((word) => word !== ''),
    blocks: sectionBlocks(section, numbering),
  };
}

/**
 * Everything after the contents, in the order of the document. Two people may have added the same
 * element at once: a second abstract is printed where it stands, the list of sources only once.
 */
export function buildParts(
  snapshot: DocumentSnapshot,
  profile: FormatProfile,
  numbering: Numbering,
): Part[] {
  const abstract = firstOf(snapshot, 'abstract');
  const references = firstOf(snapshot, 'references');
  const isPart = (section: SectionJson) =>
    section.kind === 'references'
      ? section === references
      : section !== abstract && !MADE_KINDS.has(section.kind);
  const parts = snapshot.sections
    .filter(isPart)
    .map((section) => buildPart(section, profile, numbering));
  return profile.form === 'work' ? withIllustrations(parts, snapshot) : parts;
}

/** The list of illustrations is made where nobody has written one. */
function withIllustrations(parts: readonly Part[], { sections }: DocumentSnapshot): Part[] {
  const isMade = ({ kind, content }: SectionJson) =>
    kind === 'illustrative' && isBlankContent(content);
  const made = new Set(sections.filter(isMade).map(({ id }) => id));
  return parts.map((part) =>
    part.kind === 'structural' && made.has(part.sectionId)
      ? { ...part, blocks: illustrationLists(parts, part.sectionId) }
      : part,
  );
}

function firstOf({ sections }: DocumentSnapshot, kind: SectionKind): SectionJson | undefined {
  return sections.find((section) => section.kind === kind);
}

function buildPart(section: SectionJson, profile: FormatProfile, numbering: Numbering): Part {
  const { id: sectionId, kind } = section;
  const title = section.title.trim();
  const number = numbering.byId.get(sectionId)?.number ?? '';
  if (kind === 'references') {
    return { kind: 'references', sectionId, title: structuralTitle(profile, kind, title) };
  }
  const blocks = sectionBlocks(section, numbering);
  if (kind === 'chap' && profile.form !== 'work') {
    return { kind: 'structural', sectionId, sectionKind: kind, title, blocks };
  }
  if (kind === 'chap') {
    const printed = profile.values.chapterCase === 'capitals' ? title.toUpperCase() : title;
    return { kind: 'chapter', sectionId, number, title: printed, blocks };
  }
  if (kind === 'applications') {
    return { kind: 'appendix', sectionId, letter: number, title, blocks };
  }
  return {
    kind: 'structural',
    sectionId,
    sectionKind: kind,
    title: structuralTitle(profile, kind, title),
    blocks,
  };
}

function sectionBlocks({ id, kind, content }: SectionJson, numbering: Numbering): Block[] {
  const context: BlockContext = {
    sectionId: id,
    numbering,
    numberAt: numberLookup(id, numbering),
    definitions: DEFINITION_KINDS.has(kind),
  };
  return buildBlocks(content, [], context);
}

/**
 * Ids of blocks are unique in the document model: a node without an id, or with one that another node
 * already has (a copy), gets an id made of its place.
 */
function numberLookup(sectionId: string, numbering: Numbering): BlockContext['numberAt'] {
  const own = numbering.items.filter((item) => item.sectionId === sectionId);
  const byPath = new Map<string, NumberedItem>(own.map((item) => [item.path.join('.'), item]));
  return (path) => {
    const key = path.join('.');
    const item = byPath.get(key);
    const first = item?.id != null && numbering.byId.get(item.id) === item;
    return { id: first ? String(item.id) : `${sectionId}@${key}`, number: item?.number ?? null };
  };
}
