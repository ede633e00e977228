import type { Endpoint, RequestOf, ResponseOf } from '@pv/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCall } from '../ServicesContext.tsx';
import { keyOf } from './use-endpoint.ts';

/**
 * Rows that were read page by page, each once: one that has moved on between two pages comes in both. It
 * stands where it came first, as it was read last.
 * @param keyOf by what a row is known wherever it stands
 */
export function onceEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** How a list is read that an endpoint gives page by page. */
export interface Paging<E extends Endpoint, Row> {
  endpoint: E;
  /** What of the list a page has, and from where the next one is read. */
  read(this: void, page: ResponseOf<E>): { rows: readonly Row[]; next: string | null };
  /** By what a row is known wherever it stands. */
  rowKey(this: void, row: Row): string;
}

/** A list of things that are known by their ids. */
export const listById = <E extends Endpoint, Row extends { id: string }>(
  endpoint: E,
  read: Paging<E, Row>['read'],
): Paging<E, Row> => ({ endpoint, read, rowKey: ({ id }) => id });

/** Where the pages of all lists of an endpoint are kept in the cache. */
export const pagesKey = (endpoint: Endpoint): unknown[] => [...keyOf(endpoint), 'pages'];

interface PagesOptions {
  /** Which list stays while that of another question is read: `filled` unless nothing was in it. */
  keep?: 'any' | 'filled';
  /** Read again whenever its page is opened. */
  fresh?: boolean;
}

/**
 * Reads a list page by page, as far as it is asked for; what makes the endpoint stale makes all of it so.
 * @param list a constant: another one is taken for another list
 * @param requestOf the request of a page, from where it begins; nothing is said of the first one
 */
export function usePages<E extends Endpoint, Row>(
  { endpoint, read, rowKey }: Paging<E, Row>,
  requestOf: (page: { cursor?: string }) => RequestOf<E>,
  { keep, fresh }: PagesOptions = {},
) {
  const call = useCall();
  const select = useCallback(
    ({ pages }: InfiniteData<ResponseOf<E>, string>) => ({
      pages,
      rows: onceEach(
        pages.flatMap((page) => read(page).rows),
        rowKey,
      ),
    }),
    [read, rowKey],
  );
  return useInfiniteQuery({
    queryKey: [...pagesKey(endpoint), requestOf({})],
    queryFn: ({ pageParam, signal }): Promise<ResponseOf<E>> =>
      call<E>(endpoint, requestOf(pageParam ? { cursor: pageParam } : {}), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => read(page).next,
    select,
    ...(keep && {
      placeholderData: (previous: InfiniteData<ResponseOf<E>, string> | undefined) =>
        keep === 'any' || previous?.pages.some((page) => read(page).rows.length > 0)
          ? previous
          : undefined,
    }),
    ...(fresh && { refetchOnMount: 'always' as const }),
  });
}
