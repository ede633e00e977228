import type { DocumentAccess } from '../project/public.ts';

const LONGEST = 120;

/** Without what the file systems of Windows, macOS and Linux refuse, and cut at a word. */
function safe(text: string): string {
  const plain = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  return cut.slice(0, cut.lastIndexOf(' ') > 60 ? cut.lastIndexOf(' ') : LONGEST);
}

/** The name that a document's file is saved under: the work, and its stage unless it is the last. */
export function fileNameOf({ project, stage }: DocumentAccess, format: string): string {
  const parts = stage.kind === 'finish' ? [project.title] : [project.title, stage.title];
  const name = safe(parts.filter(Boolean).join(' — ')).replace(/[. ]+$/, '');
  return `${name || 'Документ'}.${format}`;
}
