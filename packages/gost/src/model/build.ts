import {
  type DocumentSnapshot,
  plainSnapshot,
  resolveSuggestions,
  type SourceJson,
  type SourceStyle,
} from '@pv/editor-schema';
import { buildArticle } from './build-article.ts';
import { buildAbstract, buildParts } from './build-parts.ts';
import type {
  Asset,
  BibliographyEntry,
  FormatProfile,
  GostDocument,
  TitlePage,
} from './document.ts';
import { type Numbering, numberDocument } from './numbering.ts';
import { resolveProfile } from './profiles.ts';
import { performersOf } from './title/performers.ts';

/** What the document needs and does not hold itself. */
export interface BuildContext {
  titlePage: TitlePage;
  /** Overrides the profile that the settings name, such as a university's own. */
  profile?: FormatProfile;
  assets: ReadonlyMap<string, Asset>;
  /** Makes the text of a record whose fields are known; see `SourceJson.csl`. */
  formatSource: (source: SourceJson, style?: SourceStyle) => string;
  /** Hands suggestions over as revisions; otherwise the document is the text without them. */
  revisions?: boolean;
}

/**
 * Makes the checked document of a snapshot: numbers, letters and references resolved, generated parts
 * in place. Never throws on content: what cannot be resolved is null in the model, and the
 * normocontrol tells of it. A profile that is not known is replaced by the usual one.
 */
export function buildDocument(given: DocumentSnapshot, context: BuildContext): GostDocument {
  const snapshot = context.revisions ? given : plainSnapshot(given);
  const numbering = context.revisions ? numberRevised(given) : numberDocument(snapshot);
  const profile = context.profile ?? resolveProfile(snapshot.settings);
  const { titleBlocks, insertedPages } = snapshot.settings;
  const performers = performersOf(snapshot, context.titlePage);
  const sources = buildSources(snapshot, numbering, context.formatSource);
  const abstract = profile.form === 'autoreferat' ? null : buildAbstract(snapshot, numbering);
  return {
    profile: { ...profile, numbering: snapshot.settings.numbering },
    titlePage: context.titlePage,
    ...(titleBlocks && { titleBlocks }),
    ...(insertedPages && { insertedPages }),
    ...(performers && { performers }),
    abstract,
    ...(profile.form === 'article' && {
      article: buildArticle(snapshot.settings, context.titlePage, abstract),
    }),
    parts: buildParts(snapshot, profile, numbering),
    sources,
    counts: countParts(numbering, sources.length),
    assets: context.assets,
  };
}

/** In Word what is suggested stands in the text and counts; sources have the numbers that they have. */
function numberRevised(given: DocumentSnapshot): Numbering {
  const sections = given.sections.map((section) => ({
    ...section,
    content: resolveSuggestions(section.content, (_, kind) =>
      kind === 'insertion' ? 'accept' : 'keep',
    ),
  }));
  return {
    ...numberDocument({ ...given, sections }),
    sources: numberDocument(plainSnapshot(given)).sources,
  };
}

function buildSources(
  snapshot: DocumentSnapshot,
  { sources: { ids, cited } }: Numbering,
  formatSource: BuildContext['formatSource'],
): BibliographyEntry[] {
  const byId = new Map(snapshot.sources.map((source) => [source.id, source]));
  return ids.flatMap((id, index) => {
    const source = byId.get(id);
    if (!source) return [];
    const text =
      source.csl === null ? source.raw.trim() : formatSource(source, snapshot.settings.sourceStyle);
    return { id, number: index + 1, cited: cited.has(id), text };
  });
}

function countParts({ items }: Numbering, sources: number): GostDocument['counts'] {
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  return {
    figures: count('figure'),
    tables: count('table'),
    sources,
    appendices: count('appendix'),
  };
}
