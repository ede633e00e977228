import type { ImportView } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { stateOf } from './use-import.ts';

const job: ImportView = {
  id: 'i',
  document_id: 'd',
  file_name: 'диплом.docx',
  status: 'running',
  step: 'read',
  progress: 40,
  revision: 1,
  error: null,
  report: null,
  created_at: '2026-11-21T08:00:00.000Z',
};
const report = {
  counts: { sections: 4, words: 900 },
  entries: [],
  warnings: [],
  questions: [],
  setAside: [],
};

describe('the state of an import', () => {
  it('is running until the server says otherwise', () => {
    expect(stateOf(job, true)).toEqual({ kind: 'running', job, silent: true });
  });

  it('is ready with the report', () => {
    expect(stateOf({ ...job, status: 'ready', report }, false)).toMatchObject({
      kind: 'ready',
      report,
    });
  });

  it('is a failure with the code of the server, or when the report is none', () => {
    const failed = { ...job, status: 'failed', error: 'docx_encrypted' } as const;
    expect(stateOf(failed, false)).toEqual({ kind: 'failed', code: 'docx_encrypted' });
    for (const wrong of [null, {}, { ...report, questions: 'none' }, { ...report, counts: {} }]) {
      expect(stateOf({ ...job, status: 'ready', report: wrong }, false).kind).toBe('failed');
    }
  });
});
