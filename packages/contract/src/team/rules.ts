import type { RoleCode } from '../kinds/roles.ts';
import { PERMISSIONS } from '../workflow/permissions.ts';

/** Life of invitations and of requests to members, and pauses between mails. */
export const TEAM_LIMITS = {
  /** An invitation by mail, and a request that a member is to answer, live so long. */
  answerDays: 14,
  /** On which days a request to a member is brought to his mind again. */
  reminderDays: [3, 10],
  resendSeconds: 60,
  /** Lines of one paste of addresses. */
  pasteLines: 30,
  /** Mails of invitation that one person may send. */
  mailsPerHour: 60,
  mailsPerDay: 200,
  /** Mails of invitation that one address may get, from everybody together. */
  mailsToAddressPerHour: 10,
  mailsToAddressPerDay: 20,
  /** Personal codes that one person may check or use in an hour, so that codes cannot be guessed. */
  codesPerHour: 20,
  codesPerDay: 120,
} as const;

/** Crockford's base 32: no I, L, O, U to be mistaken when a code is dictated. */
export const PERSONAL_CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const PERSONAL_CODE_LENGTH = 12;

/** A personal code as it is kept: spaces, dashes and case of what was typed do not matter. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether what was typed can be a personal code at all; whether there is one, only the server knows. */
export function looksLikeCode(typed: string): boolean {
  const code = plainCode(typed);
  return (
    code.length === PERSONAL_CODE_LENGTH &&
    [...code].every((sign) => PERSONAL_CODE_SIGNS.includes(sign))
  );
}

/** Whether this role decides on the work of others: its holder by mail is confirmed by the inviter. */
export function isReviewerRole(role: RoleCode): boolean {
  return PERMISSIONS.decide[role] === 'yes';
}

/** Whether the creator of a project may hold this role: he always keeps one of the author side. */
export function isCreatorRole(role: RoleCode): boolean {
  return PERMISSIONS.delete[role] === 'creator';
}
