import type { FormatProfileView } from '@pv/contract';
import type { DocumentSettings, SettingsChange, TitleBlock } from '@pv/editor-schema';
import { type FormatProfile, findProfile, OWN_LINE, resolveProfile } from '@pv/gost';

/** A way of formatting that a document may take. */
export interface Candidate {
  change: SettingsChange;
  profile: FormatProfile;
}

/** The formatting of a document with its own choice of numbering. */
export function currentProfile(settings: DocumentSettings): FormatProfile {
  const profile = resolveProfile(settings);
  return { ...profile, values: { ...profile.values, numbering: settings.numbering } };
}

/** The blocks of another title page with the lines that the writer has put into his, each after what it followed. */
function withOwnLines(
  blocks: readonly TitleBlock[],
  former: readonly TitleBlock[] = [],
): readonly TitleBlock[] {
  return former.reduce((placed, line, at) => {
    if (line.kind !== OWN_LINE || placed.some(({ id }) => id === line.id)) return placed;
    const before = former.slice(0, at).map(({ id }) => id);
    const after = placed.findLastIndex(({ id }) => before.includes(id));
    return placed.toSpliced(after + 1, 0, line);
  }, blocks);
}

function candidate(
  settings: DocumentSettings,
  { titleBlocks: given, ...change }: SettingsChange,
): Candidate {
  const { profileOverrides } = settings;
  const profile = resolveProfile({
    profile: change.profile ?? settings.profile,
    ...(change.profileTaken && { profileTaken: change.profileTaken }),
    ...(profileOverrides && { profileOverrides }),
  });
  const listed = given ?? profile.titleBlocks;
  const blocks = withOwnLines(listed, settings.titleBlocks);
  const titleBlocks = given || blocks !== listed ? [...blocks] : undefined;
  return { change: { ...change, numbering: profile.values.numbering, titleBlocks }, profile };
}

/** A built-in profile, with the title page of that profile. */
export const builtIn = (settings: DocumentSettings, id: string): Candidate =>
  candidate(settings, { profile: id, profileTaken: undefined });

/** A published profile, copied as it is now. */
export function published(settings: DocumentSettings, view: FormatProfileView): Candidate {
  const blocks = view.title_blocks as TitleBlock[] | null;
  return candidate(settings, {
    profile: findProfile(view.base) ? view.base : settings.profile,
    profileTaken: { id: view.code, version: view.version, name: view.name, values: view.values },
    titleBlocks: blocks ?? undefined,
  });
}
