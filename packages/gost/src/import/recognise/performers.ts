import { readPersonName } from '../../model/title/title-people.ts';
import { type Block, blocksText, flowWords } from './block.ts';
import { plain } from './title-fields.ts';

/** «Исполнители:» over those who are named below it, GOST 7.32-2017 appendix Б. */
const GROUP = /^(?:со|ответственные )?исполнители:?$/iu;

/** The day beside a signature. */
const SIGNED = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{4}(?: ?г\.)?/gu;

const linesOf = (block: Block): string[] =>
  block.kind === 'table'
    ? block.table.rows.map(({ cells }) =>
        cells.flatMap((cell) => cell.blocks.map(flowWords)).join(' '),
      )
    : blocksText([block]).split('\n');

/**
 * A typed list of performers as the field of the title page has it, «position, degree; name; раздел 1» a
 * line each; null where a line names no position or nobody, since the list is then of another form.
 */
export function readPerformers(blocks: readonly Block[]): string | null {
  const lines = blocks
    .flatMap(linesOf)
    .map((line) => plain(line.replace(SIGNED, ' ')))
    .filter((line) => line !== '' && !GROUP.test(line));
  const people = lines.map((line) => {
    const [bracket = '', share = ''] = /\s*\(([^()]*)\)$/u.exec(line) ?? [];
    const found = readPersonName(line.slice(0, line.length - bracket.length));
    const about = found?.before.replace(/[\s,;]+$/, '').replaceAll(';', ',');
    return about ? [about, found?.name, share].filter(Boolean).join('; ') : null;
  });
  return people.length > 0 && people.every((person) => person !== null) ? people.join('\n') : null;
}
