import type { SupportStatus } from '@pv/contract';

interface Listed {
  number: number;
  status: SupportStatus;
}

/** What has come of a request since it was sent, by the list of one's own; null while it waits for the answer. */
export function newsOf(
  requests: readonly Listed[] | undefined,
  number: number,
): 'answered' | 'closed' | null {
  const status = requests?.find((one) => one.number === number)?.status;
  return status === 'answered' || status === 'closed' ? status : null;
}
