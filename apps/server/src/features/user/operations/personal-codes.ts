import { AppError, ROLES_BY_TYPE } from '@pv/contract';
import { type Deps, inTransaction } from '../../../context.ts';
import { appendAccountEvent } from '../../auth/public.ts';
import { ensureCodes, type WantedCodes } from './ensure-codes.ts';

/**
 * The personal codes of a person for a kind of project as he reads them; to renew one is told
 * in the log of his account.
 * @throws AppError validation_failed for a role that this kind of project does not have
 */
export async function personalCodes(deps: Deps, wanted: WantedCodes) {
  const roles = ROLES_BY_TYPE[wanted.projectType];
  if (wanted.renewed && !roles.includes(wanted.renewed)) throw new AppError('validation_failed');
  return inTransaction(deps, async (work) => {
    const { userId, renewed: role } = wanted;
    if (role)
      await appendAccountEvent(work, { userId, kind: 'invite_code_renewed', after: { role } });
    return ensureCodes(work, wanted);
  });
}
