import { documentEndpoints, type ExportView } from '@pv/contract';
import { useState } from 'react';
import { saveAddress } from '../../../platform/api/save.ts';
import { failureCode, followJob } from '../../../platform/follow-job.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';

/** An export on the page: under way, ready, or failed with a code of the error texts. */
export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; format: ExportView['format']; percent: number; silent: boolean }
  | { kind: 'ready'; job: ExportView }
  | { kind: 'failed'; format: ExportView['format']; code: string };

function stateOf(job: ExportView, silent: boolean): ExportState {
  if (job.status === 'ready') return { kind: 'ready', job };
  const { format, progress, error } = job;
  if (job.status === 'failed') return { kind: 'failed', format, code: error ?? 'export_failed' };
  return { kind: 'running', format, percent: progress, silent };
}

/** The browser saves the file of a finished export. */
function download({ url, file_name: name }: ExportView): void {
  if (url) saveAddress(url, name);
}

/** Makes a file of the document and saves it; one at a time. */
export function useExport(documentId: string) {
  const call = useCall();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });

  async function run(format: ExportView['format']): Promise<void> {
    setState({ kind: 'running', format, percent: 0, silent: false });
    try {
      const params = { id: documentId };
      const first = await call(documentEndpoints.startExport, { params, body: { format } });
      const job = await followJob(first, {
        read: (after) =>
          call(documentEndpoints.getExport, { params: { id: first.id }, query: { after } }),
        onState: (next, silent) => setState(stateOf(next, silent)),
      });
      if (job.status === 'ready') download(job);
    } catch (error) {
      setState({ kind: 'failed', format, code: failureCode(error, 'export_failed') });
    }
  }

  return { state, run, download };
}
