import type { BlockTypeSlug, PagePath } from '@pv/contract';

export const ACADEMIES = ['research', 'entrepreneurship'] as const;
export type Academy = (typeof ACADEMIES)[number];

export const isAcademy = (slug: string): slug is Academy => ACADEMIES.some((one) => one === slug);

/** The page of an academy, and the types of the guides that stand on it. */
export const ACADEMY: Readonly<
  Record<Academy, { path: PagePath; guides: readonly BlockTypeSlug[] }>
> = {
  research: { path: 'academy/research', guides: ['guides-research', 'guides-article'] },
  entrepreneurship: { path: 'academy/entrepreneurship', guides: ['guides-startup'] },
};

/** The academy in which the guides of a type stand. */
export const academyOf = (type: BlockTypeSlug | undefined): Academy =>
  type === 'guides-startup' ? 'entrepreneurship' : 'research';
