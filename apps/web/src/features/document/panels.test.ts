import type { DocumentView, LockedStage } from '@pv/contract';
import { expect, it } from 'vitest';
import { documentPanels } from './panels.ts';

/** Whether a file may be taken in when the page came with an approved stage and these are closed by now. */
function takesFile(edit: boolean, closed: readonly LockedStage[]): boolean | undefined {
  const view = { can: { edit: true, import: false } } as DocumentView;
  const panel = documentPanels.find(({ name }) => name === 'import');
  return panel?.visible(view, { rights: { edit, locked: null, closed } });
}

it('offers a file as soon as the last approved stage is opened for changes, without a reload', () => {
  const approved: LockedStage = { id: 'a', why: 'approved' };
  expect(takesFile(true, [approved])).toBe(false);
  expect(takesFile(true, [])).toBe(true);
  expect(takesFile(false, [])).toBe(false);
});
