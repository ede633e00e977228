import type { DocumentSettings, SettingsChange, TitleFields } from '@pv/editor-schema';
import { blocksFor, readDay, resolveProfile } from '@pv/gost';

/** What is the work's own, whoever has typed the title page that is taken over. */
const OWN: ReadonlySet<string> = new Set([
  'title',
  'projectName',
  'volume',
  'author',
  'people',
  'performersList',
  'codes',
  'year',
  // it names the supervisor, the opponents and the day of the defence
  'coverBack',
]);

/** What of a typed title page may stand on another one: everything but the topic, its codes, the people and the dates. */
export const sharedFields = (read: TitleFields = {}): TitleFields =>
  Object.fromEntries(
    Object.entries(read)
      .filter(([name]) => !OWN.has(name))
      // «УТВЕРЖДАЮ» may end with the day of its signature
      .map(([name, text]) => [name, readDay(text).before]),
  );

/** The title page with these fields, each with its block. */
export function withTitleOfFile(settings: DocumentSettings, fields: TitleFields): SettingsChange {
  const blocks = settings.titleBlocks ?? resolveProfile(settings).titleBlocks;
  const titleBlocks = blocksFor(blocks, fields);
  return {
    titleFields: { ...settings.titleFields, ...fields },
    ...(titleBlocks !== blocks && { titleBlocks: [...titleBlocks] }),
  };
}
