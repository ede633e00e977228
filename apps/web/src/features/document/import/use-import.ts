import { documentEndpoints } from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import type { Call } from '../../../platform/api/client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { failureCode, followJob } from '../../../platform/follow-job.ts';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { type ImportState, stateOf } from './import-state.ts';

interface Run {
  call: Call;
  documentId: string;
  file: File;
  signal: AbortSignal;
  onState: (state: ImportState) => void;
}

async function runImport({ call, documentId, file, signal, onState }: Run): Promise<void> {
  onState({ kind: 'sending', share: 0 });
  const { import_id: id, upload_url } = await call(
    documentEndpoints.startImport,
    { params: { id: documentId }, body: { name: file.name, size: file.size } },
    { signal },
  );
  await uploadFile(upload_url, file, {
    signal,
    onProgress: (share) => onState({ kind: 'sending', share }),
  });
  const params = { id };
  const first = await call(documentEndpoints.runImport, { params, body: { uploaded: true } });
  await followJob(first, {
    read: (after) => call(documentEndpoints.getImport, { params, query: { after } }, { signal }),
    onState: (job, silent) => onState(stateOf(job, silent)),
  });
}

/** One import at a time: sends the file, follows the reading, accepts or discards what came out. */
export function useImport(documentId: string) {
  const call = useCall();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const stopper = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);

  // who closes the dialog has no use for the answer
  useEffect(() => () => stopper.current?.abort(), []);

  function start(file: File) {
    const controller = new AbortController();
    stopper.current = controller;
    last.current = file;
    runImport({ call, documentId, file, signal: controller.signal, onState: setState }).catch(
      (error: unknown) => {
        if (isApiError(error, 'aborted')) return setState({ kind: 'idle' });
        setState({ kind: 'failed', code: failureCode(error, 'import_failed') });
      },
    );
  }

  const apply = useChange(documentEndpoints.applyImport);

  return {
    state,
    start,
    apply,
    /** Sends the file that was sent last once more. */
    retry: () => last.current && start(last.current),
    stop: () => stopper.current?.abort(),
    again: () => setState({ kind: 'idle' }),
    async discard(id: string) {
      setState({ kind: 'idle' });
      await call(documentEndpoints.discardImport, { params: { id } });
    },
  };
}
