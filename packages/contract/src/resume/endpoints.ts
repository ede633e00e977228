import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, versionSchema } from '../http/fields.ts';
import {
  RESUME_LINK_DAYS,
  resumeEnglishSchema,
  resumeLanguageSchema,
  resumeLinkSchema,
  resumeSchema,
  resumeSheetSchema,
} from './views.ts';

const inLanguage = z.object({ language: resumeLanguageSchema.default('ru') });

/** The one page on which a venture tells whoever gives money what it is. `:id` is the project. */
export const resumeEndpoints = {
  get: defineEndpoint({
    name: 'resume.get',
    method: 'GET',
    path: '/project/:id/resume',
    access: 'profile',
    params: byId,
    query: inLanguage,
    responses: { 200: resumeSchema },
  }),
  /** Changes the English words; everything else is typed in the passport. */
  translate: defineEndpoint({
    name: 'resume.translate',
    method: 'PATCH',
    path: '/project/:id/resume',
    access: 'profile',
    params: byId,
    body: resumeEnglishSchema.partial().extend({ version: versionSchema }),
    responses: { 200: resumeSchema },
    errors: ['forbidden', 'stale_version'],
  }),
  print: defineEndpoint({
    name: 'resume.print',
    method: 'POST',
    path: '/project/:id/resume/pdf',
    access: 'profile',
    params: byId,
    body: inLanguage,
    responses: { 200: { bytes: true } },
    errors: ['export_failed', 'worker_busy'],
    limit: { max: 20, minutes: 1, key: 'account' },
  }),
  links: defineEndpoint({
    name: 'resume.links',
    method: 'GET',
    path: '/project/:id/resume/links',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ links: z.array(resumeLinkSchema) }) },
    errors: ['forbidden'],
  }),
  /** The secret stands in this answer only. */
  share: defineEndpoint({
    name: 'resume.share',
    method: 'POST',
    path: '/project/:id/resume/links',
    access: 'profile',
    params: byId,
    body: z.object({
      days: z.int().min(1).max(RESUME_LINK_DAYS.most).default(RESUME_LINK_DAYS.usual),
    }),
    responses: { 201: z.object({ link: resumeLinkSchema, url: z.string() }) },
    errors: ['forbidden', 'too_many_requests'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  /** Nobody gets in by it any more. */
  revoke: defineEndpoint({
    name: 'resume.revoke',
    method: 'DELETE',
    path: '/project/:id/resume/links/:fieldId',
    access: 'profile',
    params: byId.extend({ fieldId: idSchema }),
    responses: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
};

const byToken = z.object({ token: z.string().min(20).max(200) });

/** A resume for whoever has a link to it. */
export const sharedResumeEndpoints = {
  get: defineEndpoint({
    name: 'sharedresume.get',
    method: 'GET',
    path: '/shared_resume/:token',
    access: 'public',
    params: byToken,
    query: inLanguage,
    responses: { 200: z.object({ sheet: resumeSheetSchema }) },
    errors: ['not_found', 'link_over'],
    limit: { max: 60, minutes: 1, key: 'address' },
  }),
  /** It is being read. The same `key` again is the same reading; those of the team are not counted. */
  open: defineEndpoint({
    name: 'sharedresume.open',
    method: 'POST',
    path: '/shared_resume/:token/opens',
    access: 'public',
    tellsPerson: true,
    params: byToken,
    body: z.object({ key: idSchema }),
    responses: { 204: null },
    errors: ['not_found', 'link_over'],
    limit: { max: 30, minutes: 10, key: 'address' },
  }),
  print: defineEndpoint({
    name: 'sharedresume.print',
    method: 'POST',
    path: '/shared_resume/:token/pdf',
    access: 'public',
    params: byToken,
    body: inLanguage,
    responses: { 200: { bytes: true } },
    errors: ['not_found', 'link_over', 'export_failed', 'worker_busy'],
    limit: { max: 10, minutes: 10, key: 'address' },
  }),
};
