import type { ImportView } from '@pv/contract';
import type { ImportReport } from '@pv/gost/import-report';

/** Where an import stands on the page. */
export type ImportState =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number }
  | { kind: 'running'; job: ImportView; silent: boolean }
  | { kind: 'ready'; job: ImportView; report: ImportReport }
  /** `code` is a code of the error texts. */
  | { kind: 'failed'; code: string };

/** The state that a job of the server means; `silent` while the server does not answer. */
export function stateOf(job: ImportView, silent: boolean): ImportState {
  if (job.status === 'failed') return { kind: 'failed', code: job.error ?? 'import_failed' };
  if (job.status === 'ready') {
    return { kind: 'ready', job, report: job.report as unknown as ImportReport };
  }
  return { kind: 'running', job, silent };
}
