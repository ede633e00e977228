import type { FormatProfile, TitlePage } from '../../model/document.ts';
import { lineCapacity } from '../../model/line-capacity.ts';

/** A line of the title page in points. */
export const TITLE_LINE = 16;

/** Free space on the title page in points: over the kind of the work and over the signatures. */
export interface TitleGaps {
  overKind: number;
  overPeople: number;
}

const WANTED: TitleGaps = { overKind: 9 * TITLE_LINE, overPeople: 5 * TITLE_LINE };

/** Height of A4 in millimetres; of what stands beside the lines of a signature, in points. */
const PAGE_HEIGHT = 297;
const SIGNATURE = 26;
/** Width of the column of roles in millimetres. */
const ROLE = 89;
/** What stands between the lines of the head, the codes and the work, and at the bottom, in lines. */
const FIXED = 9;

/** Shares out what the texts leave free, so that a full title page still is one page. */
export function titleGaps(page: TitlePage, { margins }: FormatProfile): TitleGaps {
  const height = ((PAGE_HEIGHT - margins.top - margins.bottom) * 72) / 25.4;
  const width = 210 - margins.left - margins.right;
  const texts = [page.ministry, page.institution, page.department, ...page.codes];
  const titled = [...texts, page.workKind, page.workSubkind, page.title];
  const lines = sum(titled.map((text) => lineCount(text, width)));
  const people = sum(
    page.people.map(
      ({ role, description }) =>
        SIGNATURE + TITLE_LINE * lineCount(`${role}, ${description}`, ROLE),
    ),
  );
  const free = Math.max(0, height - (lines + FIXED) * TITLE_LINE - people);
  const share = Math.min(1, free / (WANTED.overKind + WANTED.overPeople));
  return { overKind: WANTED.overKind * share, overPeople: WANTED.overPeople * share };
}

function lineCount(text: string, width: number): number {
  return Math.ceil(text.trim().length / lineCapacity({ width, fontSize: 14 }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
