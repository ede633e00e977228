import {
  type ApprovalAction,
  type EditionHead,
  type EditionView,
  editionEndpoints,
} from '@pv/contract';
import { actionOf } from '@pv/contract/samples';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { drawn } from '../../../testing/drawn.tsx';
import { rowOf } from './row.sample.ts';
import { leadOf, ReadEdition } from './WaitingDetails.tsx';

/** What leads to the project of a plan that came back to its author. */
const back = (action: Partial<ApprovalAction>, asked = 'revise_plan') =>
  leadOf(rowOf({ kind: 'revise', move: { asked }, actions: [actionOf(action)] }));

describe('the next action on a row', () => {
  it('is to deal with the remarks while some are not ticked, and then to send', () => {
    expect(back({ warnings: ['remarks_ticked'], open_remarks: 2 })).toBe('fix');
    expect(back({ warnings: ['goal'] })).toBeNull();
  });

  it('is to deal with the remarks before what is missing', () => {
    expect(back({ missing: ['result'], warnings: ['remarks_ticked'] })).toBe('fix');
  });

  it('is to decide for a reviewer, whatever was ticked', () => {
    expect(back({ intent: 'approve', warnings: ['remarks_ticked'] }, 'decide_plan')).toBeNull();
  });
});

function head(number: number): EditionHead {
  return {
    id: `edition-${number}`,
    section: 'plan',
    stage_id: 'stage',
    number,
    round: number,
    author: null,
    created_at: '2026-05-01T10:00:00.000Z',
    approved_at: null,
    base_id: null,
  };
}

/** An edition with a goal, as it is read on the board. */
function read(number: number, flipped: boolean) {
  const edition = head(number);
  const answer: EditionView = {
    edition,
    content: {
      fields: [{ key: 'goal', value: 'Изучить стенды' }],
      blocks: [],
      files: [],
      document: false,
    },
    against: number > 1 ? head(number - 1) : null,
    changes:
      number > 1
        ? {
            fields: [{ key: 'goal', pieces: [{ kind: 'added', text: 'Изучить стенды заново' }] }],
            blocks: [],
            files: [],
            document: null,
          }
        : null,
    downloads: [],
    rewritten: [],
  };
  const key = keyOf(editionEndpoints.get, { params: { id: edition.id } });
  return drawn(<ReadEdition id={edition.id} flipped={flipped} onFlip={() => {}} />, [
    [key, answer],
  ]);
}

describe('an edition on the board', () => {
  it('that is the first shows what it holds, whatever was chosen', async () => {
    for (const flipped of [false, true]) {
      const page = await read(1, flipped);
      expect(page).toContain('Изучить стенды');
      expect(page).toContain('Это первая редакция, сравнивать не с чем.');
      expect(page).not.toContain('type="radio"');
    }
  });

  it('that can be compared shows what has changed, or what it holds when that is chosen', async () => {
    expect(await read(2, false)).toContain('Изучить стенды заново');
    const chosen = await read(2, true);
    expect(chosen).toContain('Изучить стенды');
    expect(chosen).not.toContain('Изучить стенды заново');
  });
});
