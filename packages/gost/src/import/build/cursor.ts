import { type Block, isBlank } from '../recognise/block.ts';

/** A place in a list of blocks. */
export class Cursor {
  readonly #blocks: readonly Block[];
  #at = 0;
  #passed: Block[] = [];

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
  }

  /** The block here, or null at the end. */
  get here(): Block | null {
    return this.#blocks[this.#at] ?? null;
  }

  /** The block before, passing over blank ones. */
  get before(): Block | null {
    for (let at = this.#at - 1; at >= 0; at -= 1) {
      const block = this.#blocks[at];
      if (block && !isBlank(block)) return block;
    }
    return null;
  }

  /** Whether somebody has begun a page here, or at a blank block just before. */
  get beginsPage(): boolean {
    for (let at = this.#at; ; at -= 1) {
      const block = this.#blocks[at];
      if (!block || (at < this.#at && !isBlank(block))) return false;
      if (block.ownPage) return true;
    }
  }

  /** The `count`-th block after this one that is not blank; 0 is this one. */
  ahead(count: number): Block | null {
    let left = count;
    for (let at = this.#at; at < this.#blocks.length; at += 1) {
      const block = this.#blocks[at];
      if (!block || (isBlank(block) && at !== this.#at)) continue;
      if (left === 0) return block;
      left -= 1;
    }
    return null;
  }

  /** Takes the block here and steps on. */
  take(): Block | null {
    const block = this.here;
    this.#at += 1;
    return block;
  }

  /** Steps on until `block` is behind, blank blocks and all. */
  passThrough(block: Block): void {
    while (this.here && this.here !== block) this.#pass(this.here);
    this.#at += 1;
  }

  skipBlank(): void {
    while (this.here && isBlank(this.here)) this.#pass(this.here);
  }

  #pass(block: Block): void {
    if (isBlank(block)) this.#passed.push(block);
    this.#at += 1;
  }

  /** The blank blocks that were passed over since this was last asked. */
  takePassed(): Block[] {
    return this.#passed.splice(0);
  }

  /** The blocks from here on, for rules that look far ahead. */
  *upcoming(): Generator<Block> {
    for (let at = this.#at; at < this.#blocks.length; at += 1) {
      const block = this.#blocks[at];
      if (block) yield block;
    }
  }

  /** The first of the blocks from here on that passes, or null. */
  find(test: (block: Block) => boolean): Block | null {
    for (const block of this.upcoming()) if (test(block)) return block;
    return null;
  }
}
