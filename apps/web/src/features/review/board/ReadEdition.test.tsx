import { type EditionHead, type EditionView, editionEndpoints } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { drawn } from '../../../testing/drawn.tsx';
import { ReadEdition } from './ReadEdition.tsx';

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
