import { AppError } from '@pv/contract';

/** A longer text is read anew: an answer of refusal is no place for it. */
const MOST = 1000;

/**
 * The refusal of a change that was made over another one, with the newest version and the newest values of
 * what was to be changed, an empty one where there is none.
 * @param change what the caller has asked for
 * @param newest all that could be asked for, by the same names
 */
export function staleVersion(
  version: number,
  change: Readonly<Record<string, unknown>>,
  newest: Readonly<Record<string, string | null>>,
): AppError {
  const values = Object.entries(newest)
    .filter(([name, value]) => change[name] !== undefined && (value ?? '').length <= MOST)
    .map(([name, value]) => [name, value ?? '']);
  return new AppError('stale_version', {
    data: { ...Object.fromEntries(values), version: String(version) },
  });
}
