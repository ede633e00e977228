/**
 * The id (`w:numId`) of the list of the headings in `word/numbering.xml`, as the library has given it:
 * its definition is the one that is linked to the heading styles. 0, which is no list, where there is none.
 */
export function headingListId(numbering: string): number {
  const definition =
    /<w:abstractNum [^>]*w:abstractNumId="(\d+)"(?:(?!<\/w:abstractNum>).)*?<w:pStyle w:val="Heading1"/s.exec(
      numbering,
    )?.[1];
  for (const [, id, target] of numbering.matchAll(LIST))
    if (target === definition) return Number(id);
  return 0;
}

const LIST = /<w:num [^>]*w:numId="(\d+)"[^>]*><w:abstractNumId w:val="(\d+)"/g;
