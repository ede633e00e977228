import type { Deps } from '../../context.ts';

/** Who of the staff has read what of the requests. */
export interface Reading {
  readerId: string;
  /** The id of the request, or that the list of all of them was read. */
  request: string;
}

/**
 * Notes in the log of the server that somebody of the staff reads a request of a person: who and which
 * one, once a day, nothing of what stands in it. Each process remembers for itself what it has noted.
 */
export function noteReaders({ log, clock }: Pick<Deps, 'log' | 'clock'>) {
  let today = '';
  const noted = new Set<string>();
  return ({ readerId, request }: Reading): void => {
    const day = clock().toISOString().slice(0, 10);
    if (day !== today) noted.clear();
    today = day;
    const one = `${readerId} ${request}`;
    if (noted.has(one)) return;
    noted.add(one);
    log.info({ reader: readerId, request }, 'support request read');
  };
}
