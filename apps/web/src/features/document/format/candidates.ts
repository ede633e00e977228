import type { FormatProfileView } from '@pv/contract';
import type { DocumentSettings, SettingsChange, TitleBlock } from '@pv/editor-schema';
import { type FormatProfile, findProfile, resolveProfile } from '@pv/gost';

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

function candidate(settings: DocumentSettings, change: SettingsChange): Candidate {
  const { profileOverrides } = settings;
  const profile = resolveProfile({
    profile: change.profile ?? settings.profile,
    ...(change.profileTaken && { profileTaken: change.profileTaken }),
    ...(profileOverrides && { profileOverrides }),
  });
  return { change: { ...change, numbering: profile.values.numbering }, profile };
}

/** A built-in profile, with the title page of that profile. */
export const builtIn = (settings: DocumentSettings, id: string): Candidate =>
  candidate(settings, { profile: id, profileTaken: undefined, titleBlocks: undefined });

/** A published profile, copied as it is now. */
export function published(settings: DocumentSettings, view: FormatProfileView): Candidate {
  const blocks = view.title_blocks as TitleBlock[] | null;
  return candidate(settings, {
    profile: findProfile(view.base) ? view.base : settings.profile,
    profileTaken: { id: view.code, version: view.version, name: view.name, values: view.values },
    titleBlocks: blocks ?? undefined,
  });
}
