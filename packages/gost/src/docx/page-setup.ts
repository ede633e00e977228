import {
  Footer,
  type ISectionOptions,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx';
import type { FormatProfile } from '../model/document.ts';
import { PAGE, twips } from './units.ts';

/** Distance of the page number from the edge of the paper in millimetres. */
const FOOTER = 10;

/**
 * A4 with the profile's margins (GOST 7.32-2017 clause 6.1.1), page numbers in the middle of the bottom
 * without a dot (6.3.1), none on the title page, which is counted (6.3.2); footnotes are numbered
 * anew on every page.
 */
export function pageSetup(
  { margins, form }: FormatProfile,
  { first = true, landscape = false } = {},
): Omit<ISectionOptions, 'children'> {
  const orientation = landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      titlePage: first && form === 'work',
      footnoteProperties: { restart: 'eachPage' },
      page: {
        size: { width: PAGE.width, height: PAGE.height, orientation },
        margin: {
          left: twips(margins.left),
          right: twips(margins.right),
          top: twips(margins.top),
          bottom: twips(margins.bottom),
          header: twips(FOOTER),
          footer: twips(FOOTER),
          gutter: 0,
        },
      },
    },
    footers: {
      default: footer([new TextRun({ children: [PageNumber.CURRENT] })]),
      first: footer([]),
    },
  };
}

function footer(children: TextRun[]): Footer {
  return new Footer({ children: [new Paragraph({ style: 'Footer', children })] });
}
