import { typstString } from '../formula/typst-string.ts';
import type { GostDocument, Part } from '../model/document.ts';
import { structuralTitle } from '../model/structural-titles.ts';
import { nodeLabel } from './write-context.ts';

interface Entry {
  id: string;
  depth: number;
  number: string | null;
  title: string;
}

/** The contents, GOST 7.32-2017 clauses 5.4.1 and 6.13: what follows it, down to items. */
export function writeContents({ profile, parts }: GostDocument): string {
  const entries = parts.flatMap(partEntries).map(({ id, depth, number, title }) => {
    const mark = number === null ? 'none' : typstString(number);
    return `#entry(${typstString(nodeLabel(id))}, ${depth}, ${mark}, ${typstString(title)})`;
  });
  const title = typstString(structuralTitle(profile.id, 'main', ''));
  return [`#structural("contents", ${title})`, ...entries].join('\n');
}

function partEntries(part: Part): Entry[] {
  const own = partEntry(part);
  const blocks = part.kind === 'references' ? [] : part.blocks;
  const headings = blocks.flatMap((block): Entry[] =>
    block.kind === 'heading' && block.level <= 3 && block.text.trim() !== ''
      ? [{ id: block.id, depth: block.level - 1, number: block.number, title: block.text.trim() }]
      : [],
  );
  return own.title === '' ? headings : [own, ...headings];
}

function partEntry(part: Part): Entry {
  const entry = { id: part.sectionId, depth: 0, number: null, title: part.title };
  if (part.kind === 'chapter') return { ...entry, number: part.number };
  if (part.kind !== 'appendix') return entry;
  return { ...entry, title: `ПРИЛОЖЕНИЕ\u00a0${part.letter} ${part.title}`.trim() };
}
