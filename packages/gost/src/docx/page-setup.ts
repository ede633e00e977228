import {
  AlignmentType,
  Footer,
  Header,
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
 * A4 with the profile's margins (GOST 7.32-2017 clause 6.1.1), page numbers where the profile has them,
 * without a dot (6.3.1), none on the title page, which is counted (6.3.2); footnotes are numbered
 * anew on every page.
 */
export function pageSetup(
  { margins, form, values }: FormatProfile,
  { first = true, landscape = false } = {},
): Omit<ISectionOptions, 'children'> {
  const orientation = landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
  const own = first && form !== 'article';
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      titlePage: own,
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
    ...numbers(values.pageNumber),
  };
}

/** The page number on every page but the first, at the top or at the bottom. */
function numbers(
  place: FormatProfile['values']['pageNumber'],
): Pick<ISectionOptions, 'headers' | 'footers'> {
  const line = (children: TextRun[]) =>
    new Paragraph({
      style: 'Footer',
      ...(place === 'topRight' && { alignment: AlignmentType.RIGHT }),
      children,
    });
  const number = [line([new TextRun({ children: [PageNumber.CURRENT] })])];
  const none = [line([])];
  if (place === 'bottomCenter') {
    return {
      footers: {
        default: new Footer({ children: number }),
        first: new Footer({ children: none }),
      },
    };
  }
  return {
    headers: { default: new Header({ children: number }), first: new Header({ children: none }) },
  };
}
