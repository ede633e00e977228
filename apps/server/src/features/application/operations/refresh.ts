import { type ApplicationOffer, type ApplicationValue, isEmptyValue } from '@pv/contract';
import type { Locale } from '@pv/texts';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { projectValue } from '../autofill.ts';
import { keepVersion } from '../keep-version.ts';
import { loadFacts } from '../load-facts.ts';
import {
  type ApplicationScene,
  lockScene,
  readScene,
  requireFree,
  saveSections,
  sectionIn,
} from '../scene.ts';
import { type FormField, optionsOf, wordIn } from '../templates.ts';

interface Found {
  section: string;
  field: FormField;
  before: ApplicationValue;
  after: ApplicationValue;
  marked: boolean;
}

/** Fields of which the project tells something else now than what stands in them. */
async function findOffers(executor: Executor, scene: ApplicationScene): Promise<Found[]> {
  const facts = await loadFacts(executor, scene.state, scene.member);
  return scene.template.sections.flatMap(({ code: section, fields }) => {
    const { values } = sectionIn(scene, section).kept;
    return fields.flatMap((field): Found[] => {
      const after = projectValue(field, facts);
      const { value: before = '', project = false } = values[field.code] ?? {};
      const same = JSON.stringify(before) === JSON.stringify(after);
      if (same || isEmptyValue(after)) return [];
      return [{ section, field, before, after, marked: project || isEmptyValue(before) }];
    });
  });
}

function shownAs(field: FormField, value: ApplicationValue, locale: Locale): string {
  if (typeof value !== 'string') return value.map((row) => row.join(' · ')).join('\n');
  const option = optionsOf(field).find(({ code }) => code === value);
  return option ? wordIn(locale, option.title) : value;
}

/** What would change if fields were taken from the project again. */
export async function listOffers(
  executor: Executor,
  { id, userId, locale }: { id: string; userId: string; locale: Locale },
): Promise<ApplicationOffer[]> {
  const found = await findOffers(executor, await readScene(executor, id, userId));
  return found.map(({ section, field, before, after, marked }) => ({
    section,
    field: field.code,
    title: wordIn(locale, field.title),
    kind: field.kind,
    before: shownAs(field, before, locale),
    after: shownAs(field, after, locale),
    from_project: marked,
  }));
}

/**
 * Takes the named fields from the project; several at once, and what somebody has typed, are kept before.
 * @throws AppError `not_found`, `forbidden`, `application_sent`, `application_locked`
 */
export async function refreshFields(
  work: Work,
  {
    id,
    userId,
    fields,
  }: {
    id: string;
    userId: string;
    fields: readonly { section: string; field: string }[];
  },
): Promise<ApplicationScene> {
  const scene = await lockScene(work, id, userId);
  const wanted = new Set(fields.map(({ section, field }) => `${section} ${field}`));
  const found = (await findOffers(work.trx, scene)).filter(({ section, field }) =>
    wanted.has(`${section} ${field.code}`),
  );
  const bySection = Map.groupBy(found, ({ section }) => section);
  const changed = [...bySection].map(([code, own]) => {
    const { kept } = sectionIn(scene, code);
    requireFree(scene, kept, work.now);
    const taken = own.map(({ field, after }) => [field.code, { value: after, project: true }]);
    const values = { ...kept.values, ...Object.fromEntries(taken) };
    return { ...kept, values, version: kept.version + 1 };
  });
  if (changed.length === 0) return scene;
  if (found.length > 1 || found.some(({ marked }) => !marked))
    await keepVersion(work, scene, { reason: 'refresh' });
  return saveSections(work, scene, changed);
}
