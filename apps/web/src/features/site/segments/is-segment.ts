import { SEGMENTS } from '@pv/contract';

/** Whether a type of info blocks is one of the groups of people that the product is for. */
export const isSegment = ({ id }: { id: number }): boolean =>
  SEGMENTS.some((segment) => segment.id === id);

/** The group of people whose page has this name in its address. */
export const segmentAt = (slug: string) => SEGMENTS.find((segment) => segment.slug === slug);
