import { describe, expect, it } from 'vitest';
import { onLeaving } from './on-leaving.ts';

function openPage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const left: string[] = [];
  const end = onLeaving({ window, document }, () => left.push(document.visibilityState));
  const look = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { window, left, end, look };
}

describe('leaving the page', () => {
  it('is told when the page is closed, and when it is no longer seen', () => {
    const { window, left, look } = openPage();
    window.dispatchEvent(new Event('pagehide'));
    look('hidden');
    expect(left).toEqual(['visible', 'hidden']);
  });

  it('is not told when the page is looked at again, nor after the listening has ended', () => {
    const { window, left, end, look } = openPage();
    look('visible');
    end();
    look('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toEqual([]);
  });
});
