import { updateYFragment, yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap';
import { generateNKeysBetween } from 'fractional-indexing';
import { Node } from 'prosemirror-model';
import * as Y from 'yjs';
import { sectionSchema } from '../schema.ts';
import { isSectionKind } from '../section-kinds.ts';
import {
  DOCUMENT_VERSION,
  type DocumentSettings,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  INSERTED_FILES_MAX,
  INSERTED_PAGES_MAX,
  INSERTED_PLACES,
  type InsertedPages,
  type NodeJson,
  type NumberingScheme,
  type ProfileOverrides,
  type SectionJson,
  type SectionOrigin,
  type SourceJson,
  type SourceStyle,
  type Suppressed,
  type TakenProfile,
  type TitleBlock,
  type TitleFields,
} from '../snapshot.ts';

/**
 * Where things live in the shared Y.Doc of a document. One fragment a section, so that only the
 * section being edited needs to be mounted; order is a fractional index, so that two people who move
 * sections at once do not duplicate one.
 */
export const settingsMap = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('settings');

/** Section id → map of `kind`, `title`, `order`; `stage` and `origin` where it has them. */
export const sectionsMap = (doc: Y.Doc): Y.Map<Y.Map<unknown>> => doc.getMap('sections');

/** Source id → the record as a plain value. */
export const sourcesMap = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('sources');

/** The text of one section. */
export const sectionFragment = (doc: Y.Doc, sectionId: string): Y.XmlFragment =>
  doc.getXmlFragment(`section:${sectionId}`);

/** True for what an untouched section holds: nothing, or paragraphs without a letter or an object. */
export function isBlankText(node: Y.XmlFragment | Y.XmlElement): boolean {
  return node.toArray().every((child) => {
    if (child instanceof Y.XmlText) return child.length === 0;
    return child instanceof Y.XmlElement && child.nodeName === 'paragraph' && isBlankText(child);
  });
}

/** What is known of a section without its text. */
export interface SectionHead {
  id: string;
  kind: SectionJson['kind'];
  title: string;
  order: string;
  /** The stage that it names, which need not be one of the project. */
  stage?: string;
  origin?: SectionOrigin;
}

/** How long the id and the title of a section may be, in characters, whichever way it comes in. */
export const SECTION_ID_MAX = 64;
export const SECTION_TITLE_MAX = 500;

const titleOf = (value: unknown): string =>
  String(value ?? '')
    .toWellFormed()
    .replaceAll('\u0000', '')
    .slice(0, SECTION_TITLE_MAX);

function readOrigin(value: unknown): SectionOrigin | null {
  if (!isRecord(value)) return null;
  const { document, section, there, here } = value;
  return isText(document) && isText(section) && isText(there) && isText(here)
    ? { document, section, there, here }
    : null;
}

/** The sections in the order of the document, without their texts; what is no section is passed over. */
export function readSectionHeads(doc: Y.Doc): SectionHead[] {
  const heads: SectionHead[] = [];
  for (const [id, map] of sectionsMap(doc)) {
    // the type is a wish: whoever may write may have put anything here
    if (!(map instanceof Y.Map) || id === '' || id.length > SECTION_ID_MAX) continue;
    const kind = map.get('kind');
    const [stage, origin] = [map.get('stage'), readOrigin(map.get('origin'))];
    heads.push({
      id,
      kind: isSectionKind(kind) ? kind : 'common',
      title: titleOf(map.get('title')),
      order: String(map.get('order') ?? ''),
      ...(typeof stage === 'string' && stage !== '' && { stage: stage.slice(0, SECTION_ID_MAX) }),
      ...(origin && { origin }),
    });
  }
  return heads.sort((a, b) =>
    a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1,
  );
}

/** The text of one section as a `doc` node; an empty paragraph where nothing was typed. */
export function readSectionContent(doc: Y.Doc, sectionId: string): NodeJson {
  const fragment = sectionFragment(doc, sectionId);
  if (fragment.length === 0) return emptyContent();
  const json = yXmlFragmentToProsemirrorJSON(fragment) as NodeJson;
  return { type: 'doc', content: json.content ?? [] };
}

/** The settings, with defaults where a field was never set or holds what it cannot. */
export function readSettings(doc: Y.Doc): DocumentSettings {
  const defaults = defaultSettings();
  const given = Object.fromEntries(settingsMap(doc));
  const { profile, numbering, keywords, titleFields, sourceStyle, suppressed } = given;
  const taken = takenOf(given.profileTaken);
  const inserted = insertedOf(given.insertedPages);
  return {
    profile: typeof profile === 'string' ? profile : defaults.profile,
    numbering: isScheme(numbering) ? numbering : defaults.numbering,
    keywords: Array.isArray(keywords) ? keywords.filter(isText) : defaults.keywords,
    titleFields: isRecord(titleFields) ? textsOf(titleFields) : defaults.titleFields,
    ...(isRecord(sourceStyle) && { sourceStyle: styleOf(sourceStyle) }),
    ...(Array.isArray(given.titleBlocks) && { titleBlocks: blocksOf(given.titleBlocks) }),
    ...(taken && { profileTaken: taken }),
    ...(isRecord(given.profileOverrides) && { profileOverrides: valuesOf(given.profileOverrides) }),
    ...(Array.isArray(suppressed) &&
      suppressed.length > 0 && { suppressed: suppressed.filter(isRecord).map(suppressedOf) }),
    ...(inserted.length > 0 && { insertedPages: inserted }),
  };
}

const valuesOf = (values: Record<string, unknown>): ProfileOverrides =>
  Object.fromEntries(
    Object.entries(values).filter(
      (value): value is [string, string | number] =>
        isText(value[1]) || typeof value[1] === 'number',
    ),
  );

function takenOf(value: unknown): TakenProfile | null {
  if (!isRecord(value)) return null;
  const { id, version, name, values } = value;
  if (!isText(id) || typeof version !== 'number') return null;
  return {
    id,
    version,
    name: isText(name) ? name : '',
    values: isRecord(values) ? valuesOf(values) : {},
  };
}

/** A title page has some twenty blocks; more than so many are of nobody. */
const BLOCKS_MAX = 60;

/** Blocks with an id of their own; what is not one is left out. */
function blocksOf(blocks: readonly unknown[]): TitleBlock[] {
  const read = blocks.slice(0, BLOCKS_MAX).flatMap((block): TitleBlock[] => {
    if (!isRecord(block) || !isText(block.id) || !isText(block.kind)) return [];
    const { id, kind, text, hidden } = block;
    return [{ id, kind, ...(isText(text) && { text }), ...(hidden === true && { hidden }) }];
  });
  return [...new Map(read.map((block) => [block.id, block])).values()];
}

const NAME_MAX = 255;

/** Files with a place and a possible count of pages; what is not one is left out. */
function insertedOf(value: unknown): InsertedPages[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, INSERTED_FILES_MAX).flatMap((one: unknown): InsertedPages[] => {
    if (!isRecord(one) || !isText(one.asset) || one.asset.length > SECTION_ID_MAX) return [];
    const { asset, pages } = one;
    const place = INSERTED_PLACES.find((known) => known === one.place);
    const possible = typeof pages === 'number' && Number.isInteger(pages) && pages > 0;
    if (!place || !possible || pages > INSERTED_PAGES_MAX) return [];
    return [{ asset, name: titleOf(one.name).slice(0, NAME_MAX), place, pages }];
  });
}

const styleOf = ({
  standard,
  order,
  dash,
  contentType,
  organisation,
}: Record<string, unknown>): SourceStyle => ({
  // the usual is left out: a document reads as before there was a choice
  ...(standard === '7.0.5-2008' && { standard }),
  ...(order === 'alphabet' && { order }),
  dash: dash === 'em' ? 'em' : 'en',
  contentType: contentType !== false,
  organisation: organisation === 'last' ? 'last' : 'first',
});

function suppressedOf(value: Record<string, unknown>): Suppressed {
  const { rule, reason, by, at } = textsOf(value);
  const quote = isText(value.quote) ? value.quote : null;
  return { rule: rule ?? '', quote, reason: reason ?? '', by: by ?? '', at: at ?? '' };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isScheme = (value: unknown): value is NumberingScheme =>
  value === 'through' || value === 'section';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (fields: Record<string, unknown>): TitleFields =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => isText(field[1])),
  );

/** The records of the list of sources, in no order. */
export function readSources(doc: Y.Doc): SourceJson[] {
  return [...sourcesMap(doc)].map(([id, value]) => {
    const { raw, csl, kept } = isRecord(value) ? value : {};
    const source = { id, raw: isText(raw) ? raw : '', csl: isRecord(csl) ? csl : null };
    return isRecord(kept) ? { ...source, kept: readKept(kept) } : source;
  });
}

const readKept = ({ raw, csl }: Record<string, unknown>): NonNullable<SourceJson['kept']> => ({
  ...(isText(raw) && { raw }),
  ...(isRecord(csl) && { csl }),
});

/** The whole document as one value; `contentOf` gives the text of a section where somebody keeps it. */
export function readSnapshot(
  doc: Y.Doc,
  contentOf = (sectionId: string): NodeJson => readSectionContent(doc, sectionId),
): DocumentSnapshot {
  return {
    version: DOCUMENT_VERSION,
    settings: readSettings(doc),
    sections: readSectionHeads(doc).map(({ order: _order, ...head }) => ({
      ...head,
      content: contentOf(head.id),
    })),
    sources: readSources(doc),
  };
}

/**
 * Makes the text of a section equal to `content`, touching only what differs, so that the writing of
 * others nearby survives and one undo takes it back.
 * @throws RangeError when `content` does not fit the schema; nothing is written then.
 */
export function writeSectionContent(doc: Y.Doc, sectionId: string, content: NodeJson): void {
  const node = Node.fromJSON(sectionSchema, content);
  node.check();
  const fragment = sectionFragment(doc, sectionId);
  updateYFragment(doc, fragment, node, { mapping: new Map(), isOMark: new Map() });
}

/** Settings to be changed; what is undefined becomes the usual again. */
export type SettingsChange = { [K in keyof DocumentSettings]?: DocumentSettings[K] | undefined };

/** Sets the given settings and leaves the others. */
export function writeSettings(doc: Y.Doc, settings: SettingsChange): void {
  const map = settingsMap(doc);
  for (const [key, value] of Object.entries(settings)) {
    if (value === undefined) map.delete(key);
    else map.set(key, value);
  }
}

/** What a document that has nothing of the kind leaves out. */
const LEFT_OUT = [
  'sourceStyle',
  'suppressed',
  'titleBlocks',
  'profileTaken',
  'profileOverrides',
  'insertedPages',
] as const;

const REPLACED = 'replaced';

/** Notes in the document itself that its content was put in the place of another, and by whom. */
export const noteReplaced = (doc: Y.Doc, userId: string): void =>
  void settingsMap(doc).set(REPLACED, userId);

/**
 * Calls `then` with the id of the user whenever the server has put other content in the place of the
 * document's, or of a section's. Gives the way to stop.
 */
export function onReplaced(doc: Y.Doc, then: (userId: unknown) => void): () => void {
  const look = (event: Y.YMapEvent<unknown>, { local }: Y.Transaction) => {
    if (!local && event.keysChanged.has(REPLACED)) then(settingsMap(doc).get(REPLACED));
  };
  settingsMap(doc).observe(look);
  return () => settingsMap(doc).unobserve(look);
}

/** Adds or replaces one record of the list of sources. */
export function writeSource(doc: Y.Doc, source: SourceJson): void {
  const { id, raw, csl, kept } = source;
  sourcesMap(doc).set(id, { raw, csl, ...(kept && { kept }) });
}

/** What a section has that is no part of its text and in no snapshot: how much may be written, in which language. */
const BESIDE_TEXT = ['limit', 'language'];

/**
 * Replaces the whole document by `snapshot` in one transaction: all of it or, on an error, nothing.
 * @throws RangeError when a section's text does not fit the schema.
 */
export function writeSnapshot(doc: Y.Doc, snapshot: DocumentSnapshot, origin?: unknown): void {
  for (const section of snapshot.sections) Node.fromJSON(sectionSchema, section.content).check();
  doc.transact(() => {
    const sections = sectionsMap(doc);
    const heads = new Map([...sections].map(([id, head]) => [id, head.toJSON()]));
    for (const id of [...sections.keys()]) {
      const fragment = sectionFragment(doc, id);
      fragment.delete(0, fragment.length);
      sections.delete(id);
    }
    const orders = generateNKeysBetween(null, null, snapshot.sections.length);
    snapshot.sections.forEach((section, index) => {
      const head = new Y.Map<unknown>();
      head.set('kind', section.kind);
      head.set('title', section.title);
      head.set('order', orders[index]);
      if (section.stage) head.set('stage', section.stage);
      if (section.origin) head.set('origin', section.origin);
      const before = heads.get(section.id) ?? {};
      for (const key of BESIDE_TEXT) if (key in before) head.set(key, before[key]);
      sections.set(section.id, head);
      writeSectionContent(doc, section.id, section.content);
    });
    for (const id of [...sourcesMap(doc).keys()]) sourcesMap(doc).delete(id);
    for (const source of snapshot.sources) writeSource(doc, source);
    for (const key of LEFT_OUT) settingsMap(doc).delete(key);
    writeSettings(doc, snapshot.settings);
  }, origin);
}
