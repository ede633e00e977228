import { readFileSync } from 'node:fs';
import {
  APPLICATION_FORMS,
  type ApplicationValue,
  CELL_KINDS,
  FIELD_KINDS,
  isAnswered,
} from '@pv/contract';
import type { Locale } from '@pv/texts';
import { z } from 'zod';
import { FILL_SOURCES } from './fill-sources.ts';

const both = z.tuple([z.string(), z.string()]);
const code = z.string().regex(/^[a-z0-9_-]{1,60}$/);

/** Where the value of a field comes from: a fact, or a text block of the project by a part of its title. */
const source = z
  .string()
  .refine((name) => name in FILL_SOURCES || /^field\.\p{Ll}+$/u.test(name), 'no such fact');

const fieldSchema = z.object({
  code,
  title: both,
  hint: both.optional(),
  kind: z.enum(FIELD_KINDS),
  limit: z.int().positive().optional(),
  required: z.boolean().default(false),
  /** The first of them that tells something is taken. */
  from: z.array(source).default([]),
  /** Names of lists that several forms share. */
  options: z.string().optional(),
  columns: z.string().optional(),
  /** The field of its section whose amount the rows add up to. */
  sums_to: code.optional(),
});

const templateSchema = z.object({
  code,
  title: both,
  operator: both,
  records: z.array(code),
  note: both,
  attachments: z.array(both),
  sections: z.array(z.object({ code, title: both, fields: z.array(fieldSchema) })),
});

const wordsSchema = z.object({
  options: z.record(z.string(), z.array(z.object({ code, title: both }))),
  columns: z.record(
    z.string(),
    z.array(z.object({ title: both, kind: z.enum(CELL_KINDS).default('text') })),
  ),
});

export type FormField = z.infer<typeof fieldSchema>;
export type FormSection = Template['sections'][number];
/** A form of a fund as it is written down, in both languages. */
export type Template = z.infer<typeof templateSchema>;

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../../content/applications/${name}.json`, import.meta.url), 'utf8'),
  );

const words = wordsSchema.parse(read('words'));

/** All forms, in the order in which they are offered. */
export const TEMPLATES: readonly Template[] = APPLICATION_FORMS.map((name) =>
  templateSchema.parse(read(name)),
);

/** The form with this code, or undefined. */
export const templateOf = (name: string): Template | undefined =>
  TEMPLATES.find((one) => one.code === name);

/** A text in a language. */
export const wordIn = (locale: Locale, [ru, en]: readonly [string, string]): string =>
  locale === 'ru' ? ru : en;

/** What can be chosen in a field. */
export const optionsOf = ({ options }: FormField) => words.options[options ?? ''] ?? [];

/** What the columns of a field are called and hold. */
export const columnsOf = ({ columns }: FormField) => words.columns[columns ?? ''] ?? [];

/** How many fields a form has. */
export const countFields = ({ sections }: Template): number =>
  sections.reduce((sum, { fields }) => sum + fields.length, 0);

/** Whether what stands in a field is what it asks for. */
export const isAnswerOf = (field: FormField, value: ApplicationValue): boolean =>
  isAnswered(
    {
      kind: field.kind,
      options: optionsOf(field).map(({ code, title: [title] }) => ({ code, title })),
      columns: columnsOf(field),
    },
    value,
  );
