import { type ArchiveView, archiveEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveAddress } from '../../platform/api/save.ts';
import { ended } from '../../platform/follow-job.ts';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useCall, useToasts } from '../../platform/ServicesContext.tsx';
import { followArchive } from './follow-archive.ts';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The cached answer to «my newest archive of this project», and how to change it. */
function useNewest(projectId: string) {
  const queries = useQueryClient();
  const request = { params: { id: projectId } };
  const query = useEndpoint(archiveEndpoints.newest, request);
  const show = useCallback(
    (archive: ArchiveView | null) =>
      queries.setQueryData(keyOf(archiveEndpoints.newest, { params: { id: projectId } }), {
        archive,
      }),
    [queries, projectId],
  );
  return { query, archive: query.data?.archive ?? null, show };
}

/** The reader's archive of a project: its making is followed while it is shown, and goes on when it is not. */
export function useArchive(projectId: string) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const { query, archive, show } = useNewest(projectId);
  const start = useChange(archiveEndpoints.start);
  const cancel = useChange(archiveEndpoints.cancel);
  const [silent, setSilent] = useState(false);
  const id = archive && !ended(archive) ? archive.id : null;
  const { refetch } = query;

  const latest = useRef(archive);
  latest.current = archive;

  useEffect(() => {
    if (!id) return;
    const stopper = new AbortController();
    const { signal } = stopper;
    void followArchive(
      {
        latest: () => latest.current,
        read: (after) =>
          call(archiveEndpoints.get, { params: { id }, query: { after } }, { signal }),
        onState(next, lost) {
          setSilent(lost);
          show(next.status === 'cancelled' ? null : next);
        },
        ask: async () => (await refetch()).error,
      },
      signal,
    );
    return () => stopper.abort();
  }, [id, call, show, refetch]);

  return {
    query,
    archive,
    silent,
    starting: start.isPending,
    start: () =>
      start.mutate(
        { params: { id: projectId }, body: { zone: ZONE } },
        { onSuccess: (ordered) => show(ordered) },
      ),
    /** Stops the making at once; a failure brings the archive back. */
    stop(stopped: ArchiveView) {
      show(null);
      cancel.mutate(
        { params: { id: stopped.id } },
        {
          onSuccess: () => toasts.success(t('archive.stopped')),
          onError: () => show(stopped),
        },
      );
    },
    /** An address works for minutes, a page may be open for days: a fresh one is asked for. */
    async download() {
      const fresh = await refetch();
      if (fresh.isError) return toasts.failure(fresh.error);
      const ready = fresh.data?.archive;
      if (ready?.url) saveAddress(ready.url, ready.file_name);
    },
  };
}
