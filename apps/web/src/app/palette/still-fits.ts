import type { ProjectRow } from '@pv/contract';

const form = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Whether every word stands in what is shown of a project: its title, its author, his group. */
export function stillFits(
  { title, creator, group }: Pick<ProjectRow, 'title' | 'creator' | 'group'>,
  words: string,
): boolean {
  const text = form(`${title} ${creator.name} ${group}`);
  return form(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
