import { describe, expect, it } from 'vitest';
import { drawn } from '../../../testing/drawn.tsx';
import { KeyHints } from './KeyHints.tsx';

describe('the keys of the board', () => {
  it('name undo only while there is something to take back', async () => {
    expect(await drawn(<KeyHints deciding undo />)).toContain('отменить последнее');
    expect(await drawn(<KeyHints deciding undo={false} />)).not.toContain('отменить последнее');
  });
});
