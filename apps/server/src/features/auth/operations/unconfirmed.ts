import { AppError } from '@pv/contract';

/** A registration that waits for its code; `wait` as long as none may be sent, else one just was. */
interface Waiting {
  registrationId: string;
  wait: string | null;
}

/** Says that a pair waits for its code: with the registration's id, and whether a new code is on its way. */
export function unconfirmed(
  code: 'account_unconfirmed' | 'registration_pending',
  { registrationId, wait }: Waiting,
): AppError {
  return new AppError(code, {
    data: { registration_id: registrationId, ...(wait && { wait }) },
    items: wait ? [`wait.${code}`] : [],
  });
}
