import {
  type Application,
  type ApplicationField,
  type ApplicationRow,
  type ApplicationSection,
  allowed,
  callDays,
  dayIn,
  type FundingWindow,
  isApplicationOpen,
} from '@pv/contract';
import type { Locale } from '@pv/texts';
import type { StoredValues } from '../../db/schema/index.ts';
import type { ProjectState } from '../approval/public.ts';
import {
  type ApplicationRecord,
  type ApplicationScene,
  countFilled,
  isChecker,
  nextFor,
  sectionIn,
  writerOf,
} from './scene.ts';
import {
  columnsOf,
  countFields,
  type FormField,
  optionsOf,
  type Template,
  wordIn,
} from './templates.ts';

/** Who reads, and when. */
export interface ApplicationReader {
  locale: Locale;
  now: Date;
}

/** The record of the catalogue that an application is for: the one it was begun from, else that of its form. */
export const recordOf = ({ row, template }: ApplicationScene): string | undefined =>
  row.record ?? template.records[0];

/** Whether the call is over by the calendar of the project. */
export const isCallOver = (
  { deadline }: Pick<ApplicationRecord, 'deadline'>,
  { timeZone }: Pick<ProjectState['project'], 'timeZone'>,
  now: Date,
): boolean => deadline !== null && deadline < dayIn(now, timeZone);

/** An application as a row of the list. */
export function presentRow(
  row: ApplicationRecord,
  template: Template,
  project: Pick<ProjectState['project'], 'id' | 'type' | 'title' | 'timeZone'>,
  { locale, now }: ApplicationReader,
): ApplicationRow {
  const { id, type, title } = project;
  return {
    id: row.id,
    project: { id, type, title },
    template: {
      code: template.code,
      title: wordIn(locale, template.title),
      operator: wordIn(locale, template.operator),
    },
    record: row.record,
    status: row.status,
    deadline: row.deadline,
    closed: isApplicationOpen(row.status) && isCallOver(row, project, now),
    filled: row.filled,
    total: countFields(template),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentField(field: FormField, values: StoredValues, locale: Locale): ApplicationField {
  const { value = field.kind === 'table' ? [] : '', project = false } = values[field.code] ?? {};
  return {
    code: field.code,
    title: wordIn(locale, field.title),
    hint: field.hint ? wordIn(locale, field.hint) : null,
    kind: field.kind,
    limit: field.limit ?? null,
    required: field.required,
    options: optionsOf(field).map(({ code, title }) => ({ code, title: wordIn(locale, title) })),
    columns: columnsOf(field).map(({ title, kind }) => ({
      title: wordIn(locale, title),
      kind,
    })),
    sums_to: field.sums_to ?? null,
    value,
    from_project: project,
  };
}

function presentSection(
  scene: ApplicationScene,
  code: string,
  { locale, now }: ApplicationReader,
): ApplicationSection {
  const { form, kept } = sectionIn(scene, code);
  const writer = writerOf(kept, now);
  const named = (id: string | null) => {
    const person = scene.state.team.find(({ userId }) => userId === id);
    return person ? { id: person.userId, name: person.name } : null;
  };
  return {
    code,
    title: wordIn(locale, form.title),
    fields: form.fields.map((field) => presentField(field, kept.values, locale)),
    owner: named(kept.ownerId),
    locked_by: writer === scene.member.userId ? null : named(writer),
    version: kept.version,
  };
}

/** The sections of an application, in the order of its form. */
export const presentSections = (
  scene: ApplicationScene,
  reader: ApplicationReader,
): ApplicationSection[] =>
  scene.template.sections.map(({ code }) => presentSection(scene, code, reader));

/** An application as its reader sees it. */
export function presentApplication(
  scene: ApplicationScene,
  windows: readonly FundingWindow[] | null,
  reader: ApplicationReader,
): Application {
  const { row, template, state, member } = scene;
  const { locale, now } = reader;
  const edits = allowed(member.role, 'edit');
  return {
    ...presentRow(row, template, state.project, reader),
    // what a form has come to ask for since is counted anew
    filled: countFilled(template, scene.sections),
    call: windows && callDays(windows, dayIn(now, state.project.timeZone)),
    note: wordIn(locale, template.note),
    attachments: template.attachments.map((title) => wordIn(locale, title)),
    sections: presentSections(scene, reader),
    writers: state.team
      .filter(({ role }) => allowed(role, 'edit'))
      .map(({ userId, name }) => ({ id: userId, name })),
    next: nextFor(scene),
    can: {
      edit: edits && isApplicationOpen(row.status),
      comment: allowed(member.role, 'comment'),
      remove: edits,
      check: isChecker(state, member),
    },
  };
}
