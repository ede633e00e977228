import { type ArchiveView, archiveEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { saveAddress } from '../../platform/api/save.ts';
import { ended, followJob, type JobWatch } from '../../platform/follow-job.ts';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useCall, useToasts } from '../../platform/ServicesContext.tsx';

/** A pause before following is begun again that came to nothing, ms. */
const AGAIN_MS = 5000;

/** How the making of an archive is followed. */
interface ArchiveWatch extends Pick<JobWatch<ArchiveView>, 'read' | 'onState'> {
  /** The archive as the page knows it now; null where there is none. */
  latest(): ArchiveView | null;
  /** Asks which archive there is, and gives what went wrong. */
  ask(): Promise<unknown>;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Follows the making of an archive to its end, or until `signal` says otherwise. The server goes on making it
 * however long it is silent, so following that was given up is begun anew, unless the archive is gone.
 */
export async function followArchive(watch: ArchiveWatch, signal: AbortSignal): Promise<void> {
  const { read, latest, ask } = watch;
  const onState: ArchiveWatch['onState'] = (next, silent) => {
    if (!signal.aborted) watch.onState(next, silent);
  };
  for (let first = latest(); first && !signal.aborted; first = latest()) {
    try {
      await followJob(first, { read, onState });
      return;
    } catch {
      if (signal.aborted) return;
      // gone, or silent for too long: the question itself says what is the matter
      const error = await ask();
      if (isApiError(error, 'not_found', 'forbidden')) return;
      await pause(signal);
    }
  }
}

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
