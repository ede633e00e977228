import { AppError, type ApplicationValue, allowed, refusalOf } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { typeOver } from '../autofill.ts';
import {
  type ApplicationScene,
  lockScene,
  requireFree,
  saveSections,
  sectionIn,
  writerOf,
  writeSections,
} from '../scene.ts';
import type { FormSection } from '../templates.ts';

/** So long a section stays with whoever has typed in it last, ms. */
const LOCK_MS = 60_000;

interface OfSection {
  id: string;
  code: string;
  userId: string;
}

/** What was typed of fields that the form has, in the shape in which they hold it. */
function fitting({ fields }: FormSection, typed: Readonly<Record<string, ApplicationValue>>) {
  const kinds = new Map(fields.map(({ code, kind }) => [code, kind]));
  const fits = ([code, value]: [string, ApplicationValue]) =>
    kinds.has(code) && (kinds.get(code) === 'table') === Array.isArray(value);
  return Object.fromEntries(Object.entries(typed).filter(fits));
}

/** @throws AppError `validation_failed` with the fields whose answers are not kept */
function requireKept(
  { fields }: FormSection,
  typed: Readonly<Record<string, ApplicationValue>>,
): void {
  const wrong = fields.flatMap((field) => {
    const refused = refusalOf(field, typed[field.code] ?? '');
    return refused ? [{ field: `values.${field.code}`, refused }] : [];
  });
  if (wrong.length === 0) return;
  throw new AppError('validation_failed', {
    fields: Object.fromEntries(wrong.map(({ field, refused }) => [field, refused])),
    items: [...new Set(wrong.map(({ refused }) => `fields.${refused}`))],
  });
}

/**
 * Changes fields of a section, which stays with whoever writes for a minute more.
 * @throws AppError `not_found`, `forbidden`, `application_sent`, `application_locked`, `stale_version`,
 *   `validation_failed` for a sum that is none
 */
export async function changeSection(
  work: Work,
  {
    id,
    code,
    userId,
    version,
    values,
  }: OfSection & {
    version: number;
    values: Readonly<Record<string, ApplicationValue>>;
  },
): Promise<ApplicationScene> {
  const scene = await lockScene(work, id, userId);
  const { form, kept } = sectionIn(scene, code);
  requireFree(scene, kept, work.now);
  if (version !== kept.version) throw new AppError('stale_version');
  requireKept(form, values);
  const changed = {
    ...kept,
    values: typeOver(kept.values, fitting(form, values)),
    version: kept.version + 1,
    lockedBy: userId,
    lockedUntil: new Date(work.now.getTime() + LOCK_MS),
  };
  return saveSections(work, scene, [changed]);
}

/**
 * Takes a section to write in it, or lets it go; letting go what one does not hold changes nothing.
 * @throws AppError `not_found`, `forbidden`, `application_sent`, `application_locked`
 */
export async function lockSection(
  work: Work,
  { id, code, userId, on }: OfSection & { on: boolean },
): Promise<ApplicationScene> {
  const scene = await lockScene(work, id, userId);
  const { kept } = sectionIn(scene, code);
  if (on) requireFree(scene, kept, work.now);
  else if (writerOf(kept, work.now) !== userId) return scene;
  const held = { lockedBy: userId, lockedUntil: new Date(work.now.getTime() + LOCK_MS) };
  const free = { lockedBy: null, lockedUntil: null };
  return writeSections(work, scene, [{ ...kept, ...(on ? held : free) }]);
}

/**
 * Says who answers for a section: one of those who may write in it.
 * @throws AppError `not_found`, `forbidden`, `application_writer_absent`
 */
export async function ownSection(
  work: Work,
  { id, code, userId, ownerId }: OfSection & { ownerId: string | null },
): Promise<ApplicationScene> {
  const scene = await lockScene(work, id, userId);
  const { kept } = sectionIn(scene, code);
  const isWriter = scene.state.team.some(
    (one) => one.userId === ownerId && allowed(one.role, 'edit'),
  );
  if (ownerId !== null && !isWriter) throw new AppError('application_writer_absent');
  return writeSections(work, scene, [{ ...kept, ownerId }]);
}
