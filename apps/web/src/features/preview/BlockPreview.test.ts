import type { InfoBlock } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { putAmong } from './BlockPreview.tsx';

const block = (id: string, title = id): InfoBlock => ({
  id,
  title,
  header: title,
  categoryId: 1,
  slug: id,
  description: '',
  icon: null,
  stage: null,
  createdAt: '',
});

describe('a block that is being written', () => {
  it('stands where it stood, and last while nobody has read it', () => {
    const shown = [block('a'), block('b')];
    expect(putAmong(shown, block('a', 'Новое'))).toEqual([block('a', 'Новое'), block('b')]);
    expect(putAmong(shown, block('c'))).toEqual([...shown, block('c')]);
  });
});
