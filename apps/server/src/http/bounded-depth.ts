import { AppError } from '@pv/contract';

/** No text, table or list that a person makes is nested as deeply; deeper ones exhaust the stack of a check. */
const DEEPEST = 500;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True when nothing in a value is nested deeper than we bear; level by level, without recursion. */
function bounded(value: unknown): boolean {
  let level = isBranch(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return false;
    level = level.flatMap((part) => Object.values(part).filter(isBranch));
  }
  return true;
}

/**
 * Refuses a body of JSON that is nested without end, before a schema looks into it. Bytes are no JSON.
 * @throws AppError `validation_failed`
 */
export function checkDepth(body: unknown, contentType: string | undefined): void {
  const isJson = contentType?.startsWith('application/json') ?? false;
  if (isJson && !bounded(body)) throw new AppError('validation_failed');
}
