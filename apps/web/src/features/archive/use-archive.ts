import { type ArchiveView, archiveEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../app/api/api-error.ts';
import { saveAddress } from '../../app/api/save-address.ts';
import { ended, followJob } from '../../app/jobs/follow-job.ts';
import { keyOf, useChange, useEndpoint } from '../../app/query/use-endpoint.ts';
import { useCall, useToasts } from '../../app/ServicesContext.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';

/** A pause before following is begun again that came to nothing, ms. */
const AGAIN_MS = 5000;

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
  const [round, setRound] = useState(0);
  const id = archive && !ended(archive) ? archive.id : null;
  const { refetch } = query;

  const latest = useRef(archive);
  latest.current = archive;

  useEffect(() => {
    const first = latest.current;
    if (!id || !first) return;
    const stopper = new AbortController();
    const { signal } = stopper;
    const read = (after: number) =>
      call(archiveEndpoints.get, { params: { id }, query: { after } }, { signal });
    const onState = (next: ArchiveView, lost: boolean) => {
      if (signal.aborted) return;
      setSilent(lost);
      show(next.status === 'cancelled' ? null : next);
    };
    let timer: ReturnType<typeof setTimeout>;
    followJob(first, { read, onState }).catch(async () => {
      if (signal.aborted) return;
      // gone, or silent for too long: the question itself says what is the matter
      const { error } = await refetch();
      if (signal.aborted || isApiError(error, 'not_found', 'forbidden')) return;
      timer = setTimeout(() => setRound(round + 1), AGAIN_MS);
    });
    return () => {
      stopper.abort();
      clearTimeout(timer);
    };
  }, [id, round, call, show, refetch]);

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
