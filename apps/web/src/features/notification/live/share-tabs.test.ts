import { expect, it } from 'vitest';
import { shareTabs, type TabEvent } from './share-tabs.ts';

/** A tab that listens until it is closed; gives what it was told when its turn came, and what it heard. */
function openTab() {
  const heard: TabEvent[] = [];
  let stop = () => {};
  const turn = new Promise<{ takesOver: boolean; tell: (event: TabEvent) => void }>((begin) => {
    stop = shareTabs(
      (tell, { takesOver, signal }) => {
        begin({ takesOver, tell });
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      (event) => heard.push(event),
    );
  });
  return { turn, heard, close: () => stop() };
}

it('one tab listens for all, and the next one takes over when it goes', async () => {
  const first = openTab();
  const { takesOver } = await first.turn;
  const second = openTab();
  first.close();
  const next = await second.turn;
  expect([takesOver, next.takesOver]).toEqual([false, true]);
  next.tell({ kind: 'cut' });
  expect([first.heard, second.heard]).toEqual([[], [{ kind: 'cut' }]]);
  second.close();
});
