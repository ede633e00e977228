import { type Endpoint, ERROR_STATUS, type ErrorCode } from '@pv/contract';

/** What access, the check of a request and a broken server answer to any call. */
const IMPLIED: readonly ErrorCode[] = [
  'validation_failed',
  'unauthorized',
  'forbidden',
  'not_found',
  'too_many_requests',
  'payload_too_large',
  'internal',
];

/** Whether the contract tells that a call may fail with this status. */
export function isDescribed({ errors = [] }: Endpoint, status: number): boolean {
  return [...IMPLIED, ...errors].some((code) => ERROR_STATUS[code] === status);
}
