import type { InfoBlock } from '@pv/contract';

/** The blocks that readers see with one that is being written: in its old place, or the last of all. */
export function putAmong(blocks: readonly InfoBlock[], written: InfoBlock): InfoBlock[] {
  return blocks.some(({ id }) => id === written.id)
    ? blocks.map((block) => (block.id === written.id ? written : block))
    : [...blocks, written];
}
