import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { AppError } from '@pv/contract';
import {
  ARTICLE_PROFILE,
  anchorAt,
  anchorFinder,
  citedIn,
  type DocumentSnapshot,
  type GatherChange,
  type GatherOptions,
  gather,
  keepLocked,
  type NodeJson,
  normalContent,
  noteReplaced,
  putBackApart,
  type RestoredInto,
  readSnapshot,
  replaceStage,
  restoreSection,
  type SectionJson,
  stageOfSection,
  writeSnapshot,
} from '@pv/editor-schema';
import { blocksFor, resolveProfile } from '@pv/gost';
import {
  applyAnswers,
  type ImportedComment,
  type ImportReport,
  type ImportResult,
} from '@pv/gost/import';
import { uuidv7 } from 'uuidv7';
import * as Y from 'yjs';
import { keepParts } from '../keep-parts.ts';
import { canonicalJson } from '../store/canonical-json.ts';
import { docOf } from '../store/doc-of.ts';
import { packVersion, unpackVersion } from '../store/pack-version.ts';
import type { EditionOrder, Given, Gives, PlacedComment, Replacement } from '../tasks.ts';

/** What stands in the place of the document then; for an import, with its report. */
interface Content {
  snapshot: DocumentSnapshot;
  report?: ImportReport;
  comments?: ImportedComment[] | undefined;
  gathered?: GatherChange[];
}

/** What takes the place of the whole text. */
type Whole = Exclude<Replacement, { kind: 'section' }>;

type Reader<K> = (by: Extract<Whole, { kind: K }>, current: DocumentSnapshot) => Promise<Content>;

/** A file says nothing of the chosen formatting and of the fields typed for the title page. */
function keepChoices(read: DocumentSnapshot, { settings }: DocumentSnapshot): DocumentSnapshot {
  const { profile, titleFields, profileTaken, profileOverrides, sourceStyle } = settings;
  const blocks = settings.titleBlocks ?? resolveProfile(settings).titleBlocks;
  // a typed «УТВЕРЖДАЮ» or direction takes its block along where the title page has none
  const titleBlocks = blocksFor(blocks, read.settings.titleFields);
  const numbering = profile === ARTICLE_PROFILE ? settings.numbering : read.settings.numbering;
  return {
    ...read,
    settings: {
      ...read.settings,
      profile,
      numbering,
      titleFields: { ...titleFields, ...read.settings.titleFields },
      ...((settings.titleBlocks || titleBlocks !== blocks) && { titleBlocks: [...titleBlocks] }),
      ...(profileTaken && { profileTaken }),
      ...(profileOverrides && { profileOverrides }),
      ...(sourceStyle && { sourceStyle }),
    },
  };
}

/** A file names no stages: a section keeps that of the one with its heading. */
function keepStages(read: DocumentSnapshot, current: DocumentSnapshot): DocumentSnapshot {
  const keyOf = ({ kind, title }: SectionJson) => `${kind} ${title.trim()}`;
  const stageOf = new Map(current.sections.map((section) => [keyOf(section), section.stage]));
  const sections = read.sections.map((section) => {
    const stage = section.stage ?? stageOf.get(keyOf(section));
    return stage ? { ...section, stage } : section;
  });
  return { ...read, sections };
}

/** An edition of one stage in the place of its sections: it may not be left without any. */
function putBackStage(
  kept: DocumentSnapshot,
  current: DocumentSnapshot,
  { stage, stages, apart }: EditionOrder,
): DocumentSnapshot {
  const isOfStage = (one: SectionJson) => stageOfSection(one, stages) === (stage ?? stages.last);
  const result = apart
    ? putBackApart(current, kept, { stage, stages }, uuidv7)
    : replaceStage(current, kept, isOfStage);
  if (!result.sections.some(isOfStage)) throw new AppError('section_locked');
  return result;
}

/**
 * A kept edition in the one document of a project: one of a stage takes the place of its sections, any other
 * of all that are open.
 * @throws AppError `section_locked` where nothing would be left of a stage
 */
function putBack(
  kept: DocumentSnapshot,
  current: DocumentSnapshot,
  of: EditionOrder,
): DocumentSnapshot {
  const { stage, stages, closed, apart } = of;
  if (apart || stage !== null) return putBackStage(kept, current, of);
  if (closed.length === 0) return kept;
  const isClosed = (one: SectionJson) => closed.includes(stageOfSection(one, stages));
  const sections = keepLocked(current.sections, kept.sections, isClosed);
  const cited = new Set(sections.flatMap(({ content }) => [...citedIn(content)]));
  const known = new Set(kept.sources.map(({ id }) => id));
  const sources = current.sources.filter(({ id }) => cited.has(id) && !known.has(id));
  return { ...kept, sections, sources: [...kept.sources, ...sources] };
}

/** The digest of a section with the records that it cites, whichever form its nodes have. */
const digestOf: GatherOptions['digest'] = ({ content, ...head }, cited) => {
  const records = cited.map(({ id: _id, ...record }) => record);
  const text = canonicalJson({ ...head, content: withoutIds(normalContent(content)), records });
  return createHash('sha256').update(text).digest('hex');
};

/** The ids of sources are others in each document; what they cite is compared by its records. */
function withoutIds(node: NodeJson): NodeJson {
  if (node.type === 'citation') return { type: node.type };
  return { ...node, ...(node.content && { content: node.content.map(withoutIds) }) };
}

const READERS: { [K in Whole['kind']]: Reader<K> } = {
  async import({ file, answers }, current) {
    const read = deserialize(await readFile(file)) as Omit<ImportResult, 'assets'>;
    const { snapshot, report } = applyAnswers({ ...read, assets: [] }, answers);
    return {
      snapshot: keepStages(keepChoices(keepParts(snapshot, current), current), current),
      report,
      comments: read.comments,
    };
  },
  async gather({ reports, take }, current) {
    const read = reports.map(({ id, updates }) => ({ id, snapshot: readSnapshot(docOf(updates)) }));
    const { snapshot, changes } = gather(current, read, { take: new Set(take), digest: digestOf });
    return { snapshot, gathered: changes };
  },
  version: async ({ packed, of }, current) => {
    const kept = await unpackVersion(packed);
    return { snapshot: of ? putBack(kept, current, of) : kept };
  },
};

function contentOf(by: Whole, current: DocumentSnapshot): Promise<Content> {
  if (by.kind === 'gather') return READERS.gather(by, current);
  return by.kind === 'import' ? READERS.import(by, current) : READERS.version(by, current);
}

/** Where a section of an edition goes in the one document of a project: into no stage that is closed. */
function into({ stage, stages, closed, apart }: EditionOrder): RestoredInto {
  return {
    stages,
    apart: apart ? (stage ?? stages.last) : null,
    onto(found) {
      if (closed.includes(found)) throw new AppError('section_locked');
    },
  };
}

/** Writes the new content into the document; gives the report and the comments of an import. */
async function write(
  doc: Y.Doc,
  by: Replacement,
  current: DocumentSnapshot,
): Promise<Omit<Content, 'snapshot'>> {
  if (by.kind === 'section') {
    restoreSection(
      doc,
      await unpackVersion(by.packed),
      by.section,
      by.of ? into(by.of) : undefined,
    );
    return {};
  }
  const { snapshot, ...besides } = await contentOf(by, current);
  writeSnapshot(doc, snapshot);
  return besides;
}

/** Comments where their words stand now; those whose words were not taken in stand at the beginning. */
function placed(doc: Y.Doc, comments: readonly ImportedComment[]): PlacedComment[] {
  const finder = anchorFinder(doc);
  const [first = ''] = finder.sections;
  return comments.map(({ quote, before, after, ...said }) => ({
    ...said,
    anchor: finder.anchorOfWords({ quote, before, after }) ?? anchorAt(first, { quote }),
  }));
}

/** Makes the Yjs update that turns a document into another, and packs what it was before. */
export async function replaceTask({ updates, by }: Given<'replace'>): Promise<Gives<'replace'>> {
  const doc = docOf(updates);
  const current = readSnapshot(doc);
  const known = Y.encodeStateVector(doc);
  const { report, gathered, comments = [] } = await write(doc, by, current);
  noteReplaced(doc);
  const change = Y.encodeStateAsUpdate(doc, known);
  return {
    change,
    before: await packVersion(current),
    comments: placed(doc, comments),
    ...(report && { report }),
    ...(gathered && { gathered }),
  };
}
