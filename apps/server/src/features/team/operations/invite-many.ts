import { AppError, allowed, emailSchema, type PasteResult, type RoleCode } from '@pv/contract';
import { translateDynamic } from '@pv/texts';
import { type Deps, inTransaction, type Locale } from '../../../context.ts';
import { loadState, memberOf } from '../../approval/public.ts';
import { inviteByMail } from './invite-by-mail.ts';

interface Paste {
  projectId: string;
  userId: string;
  locale: Locale;
  people: readonly { email: string; role: RoleCode }[];
}

/** What is wrong with an address, as a key of the texts, or null. */
function wrongAddress(email: string): string | null {
  const parsed = emailSchema.safeParse(email);
  return parsed.success ? null : `fields.${parsed.error.issues[0]?.message ?? 'email_invalid'}`;
}

async function inviteOne(
  deps: Deps,
  paste: Paste,
  { email: typed, role }: Paste['people'][number],
) {
  const { projectId, userId, locale } = paste;
  const wrong = wrongAddress(typed);
  const refused = (key: string, params = {}): PasteResult => ({
    email: typed,
    outcome: 'refused',
    detail: translateDynamic(locale, key, params),
  });
  if (wrong) return refused(wrong);
  const email = emailSchema.parse(typed);
  try {
    const outcome = await inTransaction(deps, (work) =>
      inviteByMail(work, { projectId, userId, role, email }),
    );
    return { email, outcome, detail: null };
  } catch (error) {
    if (error instanceof AppError) return refused(`errors.${error.code}`, error.params);
    throw error;
  }
}

/**
 * Invites several people, each line for itself: what is wrong with one does not hold up the others.
 * @throws AppError `not_found`, `forbidden` for whoever may invite nobody
 */
export async function inviteMany(deps: Deps, paste: Paste): Promise<PasteResult[]> {
  const state = await loadState(deps.connection.db, paste.projectId, paste.userId);
  const { role } = memberOf(state, paste.userId);
  const any = paste.people.some((one) => allowed(role, 'invite', { invitedRole: one.role }));
  if (!any) throw new AppError('forbidden');
  const results: PasteResult[] = [];
  for (const person of paste.people) results.push(await inviteOne(deps, paste, person));
  return results;
}
