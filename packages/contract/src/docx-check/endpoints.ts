import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';

/** The largest file that is checked for somebody without an account. */
export const DOCX_CHECK_MAX_BYTES = 30 * 1024 * 1024;

/** Places of one rule that a report names; more are counted. */
export const DOCX_CHECK_PLACES = 30;

/** What a checked file is given back as: mended, or with comments of Word. */
export const DOCX_COPIES = ['mended', 'commented'] as const;
export type DocxCopy = (typeof DOCX_COPIES)[number];

const severity = z.enum(['must', 'should', 'practice']);

const docxPlaceSchema = z.object({
  /** The page of the last print, where the file tells it. */
  page: z.int().nullable(),
  /** The heading that it stands under. */
  under: z.string(),
  /** The first words of the paragraph; empty for the document as a whole. */
  quote: z.string(),
  message: z.string(),
});

const docxGroupSchema = z.object({
  rule: z.string(),
  title: z.string(),
  advice: z.string(),
  clause: z.string(),
  standard: z.string(),
  severity,
  count: z.int(),
  /** How many of them the mended copy is free of. */
  mendable: z.int(),
  places: z.array(docxPlaceSchema),
});

export const docxReportSchema = z.object({
  pages_known: z.boolean(),
  groups: z.array(docxGroupSchema),
  /** Lets the same file be sent again for its copies, for half an hour. */
  pass: z.string(),
});

export type DocxReport = z.infer<typeof docxReportSchema>;
export type DocxGroup = z.infer<typeof docxGroupSchema>;
export type DocxPlace = z.infer<typeof docxPlaceSchema>;

const errors = [
  'file_too_large',
  'import_not_docx',
  'import_old_word',
  'import_pdf',
  'import_broken',
  'import_encrypted',
  'import_too_big',
  'import_macros',
  'check_failed',
  'worker_busy',
] as const;

/** Normocontrol of a file, for everybody. Nothing of it is kept: each answer is all there is. */
export const docxCheckEndpoints = {
  check: defineEndpoint({
    name: 'docx.check',
    method: 'POST',
    path: '/docx-check',
    access: 'public',
    tellsPerson: true,
    query: z.object({ captcha: z.string().max(4000).optional() }),
    body: { bytes: true },
    responses: { 200: docxReportSchema },
    errors: [...errors, 'captcha_required', 'captcha_failed'],
    limit: { max: 12, minutes: 10, key: 'account' },
  }),
  /** Takes the very file that was checked and gives a copy of it. */
  copy: defineEndpoint({
    name: 'docx.copy',
    method: 'POST',
    path: '/docx-check/copy',
    access: 'public',
    tellsPerson: true,
    query: z.object({ copy: z.enum(DOCX_COPIES), pass: z.string().max(200) }),
    body: { bytes: true },
    responses: { 200: { bytes: true } },
    errors: [...errors, 'link_invalid'],
    limit: { max: 8, minutes: 10, key: 'account' },
  }),
};
