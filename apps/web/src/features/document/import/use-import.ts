import { commentEndpoints, documentEndpoints, type ImportView } from '@pv/contract';
import type { CountName, ImportReport } from '@pv/gost/import-report';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import type { Call } from '../../../platform/api/client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { failureCode, followJob } from '../../../platform/follow-job.ts';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';

/** Where an import stands on the page. */
export type ImportState =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number }
  | { kind: 'running'; job: ImportView; silent: boolean }
  | { kind: 'ready'; job: ImportView; report: ImportReport }
  /** `code` is a code of the error texts. */
  | { kind: 'failed'; code: string };

type Lists = Exclude<keyof ImportReport, 'counts' | 'titleFields'>;

const LISTS: Record<Lists, true> = {
  entries: true,
  warnings: true,
  questions: true,
  setAside: true,
};
const COUNTED: readonly CountName[] = ['sections', 'words'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what came over the wire is a report: the contract lets any JSON through. */
function isReport(value: unknown): value is ImportReport {
  if (!isRecord(value) || !isRecord(value.counts)) return false;
  const { counts } = value;
  const counted = COUNTED.every((name) => typeof counts[name] === 'number');
  return counted && Object.keys(LISTS).every((name) => Array.isArray(value[name]));
}

/** The state that a job of the server means; `silent` while the server does not answer. */
export function stateOf(job: ImportView, silent: boolean): ImportState {
  if (job.status === 'failed') return { kind: 'failed', code: job.error ?? 'import_failed' };
  if (job.status !== 'ready') return { kind: 'running', job, silent };
  const report: unknown = job.report;
  return isReport(report)
    ? { kind: 'ready', job, report }
    : { kind: 'failed', code: 'import_failed' };
}

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

  const apply = useChange(documentEndpoints.applyImport, {
    // a file brings its comments along
    stales: [documentEndpoints.lastImport, documentEndpoints.versions, commentEndpoints.list],
  });

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
