import { type ErrorCode, errorBodySchema } from '@pv/contract';

/** Codes of the contract, and three of our own: no answer, stopped by the caller, not understood. */
export type ApiErrorCode = ErrorCode | 'network' | 'aborted' | 'unknown';

/** A call that did not succeed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  /** What the server says to the person, one line or several, in the language of the call. */
  readonly detail: readonly string[];
  /** Path of a wrong field of the body → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a program needs to go on, such as the registration that waits for its code. */
  readonly data: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ApiErrorCode,
    rest: {
      detail?: readonly string[];
      fields?: Record<string, string> | undefined;
      data?: Record<string, string> | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(`${status} ${code}`, { cause: rest.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = rest.detail ?? [];
    this.fields = rest.fields ?? {};
    this.data = rest.data ?? {};
  }
}

/** Reads the body of a failed answer; a body that is not ours gives the code `unknown`. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = errorBodySchema.safeParse(body);
  if (!parsed.success) return new ApiError(response.status, 'unknown');
  const { detail, code, fields, data } = parsed.data;
  const lines = typeof detail === 'string' ? [detail] : detail;
  return new ApiError(response.status, code, { detail: lines, fields, data });
}

/** Whether an error is a failed call with one of these codes. */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}
