import type { ImportView } from '@pv/contract';
import type { CountName, ImportReport } from '@pv/gost/import-report';

/** Where an import stands on the page. */
export type ImportState =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number }
  | { kind: 'running'; job: ImportView; silent: boolean }
  | { kind: 'ready'; job: ImportView; report: ImportReport }
  /** `code` is a code of the error texts. */
  | { kind: 'failed'; code: string };

type Lists = Exclude<keyof ImportReport, 'counts'>;

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
