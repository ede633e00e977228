import { isBlankContent, type SectionJson } from '@pv/editor-schema';
import { baseProfile, type NumberedItem, type Numbering, UNLISTED_KINDS } from '@pv/gost';
import { labelOf } from '../text/objects.ts';

/** A line of the list of illustrations that is made by itself. */
export interface MadeLine {
  /** Its own among the lines. */
  key: string;
  item: NumberedItem;
  text: string;
}

const LISTED = ['figure', 'table'] as const;

/**
 * The list of illustrations as a work prints it where nobody writes one: figures, then tables, without those
 * of appendices and of the abstract. Empty for papers of another form.
 */
export function madeLines(
  { items }: Pick<Numbering, 'items'>,
  sections: readonly Pick<SectionJson, 'id' | 'kind'>[],
  profile: string,
): MadeLine[] {
  if (baseProfile(profile).form !== 'work') return [];
  const apart = new Set(
    sections.filter(({ kind }) => UNLISTED_KINDS.has(kind)).map(({ id }) => id),
  );
  return LISTED.flatMap((kind) =>
    items
      .filter((item) => item.kind === kind && !apart.has(item.sectionId))
      .map((item) => {
        const label = labelOf(kind, item);
        const key = `${item.sectionId}.${item.path.join('.')}`;
        return { key, item, text: item.text ? `${label} — ${item.text}` : label };
      }),
  );
}

/** As `madeLines`, for a section of a text that nobody edits; empty where something is written in it. */
export function madeLinesOf(
  { kind, content }: SectionJson,
  numbering: Pick<Numbering, 'items'>,
  sections: readonly SectionJson[],
  profile: string,
): MadeLine[] {
  if (kind !== 'illustrative' || !isBlankContent(content)) return [];
  return madeLines(numbering, sections, profile);
}
