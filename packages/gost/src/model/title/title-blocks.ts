import type { TitleBlock } from '@pv/editor-schema';

/** Where on the sheet a block stands; free space stands over the work and over the people. */
export type TitleZone = 'head' | 'work' | 'people' | 'foot';

/** Every kind of block that a title page can be put together of, in the order in which a form offers them. */
export const TITLE_BLOCKS = {
  ministry: 'head',
  institution: 'head',
  institutionShort: 'head',
  department: 'head',
  manuscript: 'head',
  codes: 'head',
  agree: 'head',
  approve: 'head',
  admit: 'head',
  author: 'work',
  workKind: 'work',
  projectName: 'work',
  title: 'work',
  workSubkind: 'work',
  program: 'work',
  volume: 'work',
  direction: 'work',
  studyProfile: 'work',
  speciality: 'work',
  degree: 'work',
  people: 'people',
  supervisor: 'people',
  performers: 'people',
  consultants: 'people',
  reviewer: 'people',
  normocontroller: 'people',
  scientificSupervisor: 'people',
  cityYear: 'foot',
  coverBack: 'foot',
} as const satisfies Record<string, TitleZone>;

export type TitleBlockKind = keyof typeof TITLE_BLOCKS;
export const TITLE_BLOCK_KINDS = Object.keys(TITLE_BLOCKS) as TitleBlockKind[];

/** Blocks that only a report on research has. */
const REPORT_ONLY: ReadonlySet<TitleBlockKind> = new Set([
  'projectName',
  'workSubkind',
  'program',
  'volume',
  'performers',
]);

/** The kinds of blocks that a form offers for a document whose profile lists these blocks. */
export function offeredBlocks(listed: readonly Pick<TitleBlock, 'kind'>[]): TitleBlockKind[] {
  const kinds = new Set(listed.map(({ kind }) => kind));
  // the kind of a report stands on the title page of a report alone
  const report = kinds.has('workSubkind');
  return TITLE_BLOCK_KINDS.filter((kind) => report || kinds.has(kind) || !REPORT_ONLY.has(kind));
}

/** A line of the writer's own; a title page may have several. */
export const OWN_LINE = 'ownLine';

export function isTitleBlockKind(kind: string): kind is TitleBlockKind {
  return kind in TITLE_BLOCKS;
}

/** Blocks whose words are lines of people, «role; about; name». */
export const SIGNING_BLOCKS: ReadonlySet<string> = new Set<TitleBlockKind>([
  'people',
  'supervisor',
  'performers',
  'consultants',
  'reviewer',
  'normocontroller',
]);

/** Blocks whose words are typed and kept under their own name, besides those of `TitlePage`. */
export const TITLE_FIELDS = [
  'institutionShort',
  'manuscript',
  'agree',
  'approve',
  'admit',
  'author',
  'projectName',
  'program',
  'volume',
  'direction',
  'studyProfile',
  'speciality',
  'degree',
  'supervisor',
  'performers',
  'consultants',
  'reviewer',
  'normocontroller',
  'coverBack',
] as const satisfies readonly TitleBlockKind[];

/** A report names books and performers too, which are no blocks of its title page. */
export const MORE_FIELDS = ['books', 'performersList'] as const;

const rankOf = (kind: string): number => (TITLE_BLOCK_KINDS as string[]).indexOf(kind);

/** The blocks with one more in its usual place; a line of one's own stands over the place and the year. */
export function withBlock(blocks: readonly TitleBlock[], block: TitleBlock): readonly TitleBlock[] {
  const rank = rankOf(block.kind === OWN_LINE ? 'scientificSupervisor' : block.kind);
  const later = blocks.findIndex(({ kind }) => rankOf(kind) > rank);
  return blocks.toSpliced(later === -1 ? blocks.length : later, 0, block);
}

/** The blocks with those that these fields need and that are not among them, each in its usual place. */
export function blocksFor(
  blocks: readonly TitleBlock[],
  fields: Readonly<Record<string, string>>,
): readonly TitleBlock[] {
  const missing = TITLE_FIELDS.filter(
    (kind) => fields[kind] && blocks.every((block) => block.kind !== kind),
  );
  return missing.reduce((placed, kind) => withBlock(placed, { id: kind, kind }), blocks);
}
