import { MOST_SOURCES_AT_ONCE, sourceEndpoints } from '@pv/contract';
import type { SourceJson } from '@pv/editor-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { keyOf, useChange } from '../../platform/query/use-endpoint.ts';
import { listById, usePages } from '../../platform/query/use-pages.ts';
import { useServices } from '../../platform/ServicesContext.tsx';

const LIST = listById(sourceEndpoints.list, ({ sources, next_cursor }) => ({
  rows: sources,
  next: next_cursor,
}));

/** The person's library, searched by words, page by page. */
export const useLibrary = (query: string) =>
  usePages(LIST, (page) => ({ query: { limit: 50, ...(query && { query }), ...page } }), {
    keep: 'any',
  });

/** Takes a record out of the library. */
export const useRemoveFromLibrary = () =>
  useChange(sourceEndpoints.remove, { stales: [sourceEndpoints.list] });

/** Puts records into the library, in as many calls as they need, and says how many were new. */
export function useKeepInLibrary() {
  const { call, toasts } = useServices();
  const { t } = useTexts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function keep(sources: readonly Pick<SourceJson, 'raw' | 'csl'>[]): Promise<void> {
    setBusy(true);
    try {
      let [added, known] = [0, 0];
      for (let from = 0; from < sources.length; from += MOST_SOURCES_AT_ONCE) {
        const part = sources.slice(from, from + MOST_SOURCES_AT_ONCE);
        const body = { sources: part.map(({ raw, csl }) => ({ raw, csl })) };
        const told = await call(sourceEndpoints.add, { body });
        added += told.added;
        known += told.known;
      }
      toasts.success(t('sourceList.library.kept', { added, known }));
      await queries.invalidateQueries({ queryKey: keyOf(sourceEndpoints.list) });
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, keep };
}
