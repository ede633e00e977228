import {
  type DocumentSettings,
  type DocumentSnapshot,
  emptyContent,
  GENERATED_KINDS,
  plainSnapshot,
  readSnapshot,
} from '@pv/editor-schema';
import { resolveProfile } from '@pv/gost';
import { docOf } from '../store/doc-of.ts';
import type { Given, Gives } from '../tasks.ts';
import { shownPictures } from './shown-pictures.ts';

/** What of the formatting can be read in the text itself. */
const READ_IN_TEXT = [
  'appendixMarks',
  'titleAbstract',
  'titleContents',
  'titleTerms',
  'titleAbbreviations',
  'titleReferences',
] as const;

/** By name, so that a setting that comes to be later is not shown before somebody has thought of it. */
function shownSettings(settings: DocumentSettings): DocumentSettings {
  const { profile, numbering, sourceStyle } = settings;
  const { values } = resolveProfile(settings);
  return {
    profile,
    numbering,
    ...(sourceStyle && { sourceStyle }),
    profileOverrides: Object.fromEntries(READ_IN_TEXT.map((name) => [name, values[name]])),
    keywords: [],
    titleFields: {},
  };
}

/**
 * What of a document its guest is shown: the text, and nothing of those who write it. What is made of other
 * things than the text, as the title page, has its place and no words.
 */
export function guestViewOf(snapshot: DocumentSnapshot): DocumentSnapshot {
  const { version, settings, sections, sources } = plainSnapshot(snapshot);
  return {
    version,
    settings: shownSettings(settings),
    sections: sections.map(({ id, kind, title, content }) => {
      return { id, kind, title, content: GENERATED_KINDS.has(kind) ? emptyContent() : content };
    }),
    sources: sources.map(({ id, raw, csl }) => ({ id, raw, csl })),
  };
}

/** Makes what guests of a document see, with the ids of the pictures in it. */
export async function guestViewTask({ updates }: Given<'guestView'>): Promise<Gives<'guestView'>> {
  const snapshot = guestViewOf(readSnapshot(docOf(updates)));
  return { snapshot, pictures: [...shownPictures(snapshot)] };
}
