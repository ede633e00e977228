import { typstString } from '../../formula/typst-string.ts';
import type { FormatProfile } from '../../model/document.ts';

/**
 * A4 with the profile's margins (6.1.1); Arabic page numbers bottom centre, counted from the title
 * page and not shown on it (6.3.1, 6.3.2), in an article on every page; footnotes are numbered anew on every page (6.7.4).
 */
export function pagePreamble({ margins, form }: FormatProfile, title: string): string {
  const numberedFrom = form === 'article' ? 1 : 2;
  const { left, right, top, bottom } = margins;
  return `
#set document(title: ${typstString(title)}, date: none)
#set page(
  width: 210mm,
  height: 297mm,
  margin: (left: ${left}mm, right: ${right}mm, top: ${top}mm, bottom: ${bottom}mm),
  header: counter(footnote).update(0),
  footer: context if here().page() >= ${numberedFrom} {
    align(center, text(12pt, str(here().page())))
  },
)
`;
}
