import { z } from 'zod';

/** Whom the product is for, in the order of the home page, each with its fixed id. */
export const SEGMENTS = [
  { id: 1, slug: 'students', title: { ru: 'Студентам и аспирантам', en: 'Students' } },
  {
    id: 2,
    slug: 'scientific-supervisors',
    title: { ru: 'Научным руководителям', en: 'Scientific supervisors' },
  },
  { id: 3, slug: 'departments', title: { ru: 'Кафедрам', en: 'Departments' } },
  {
    id: 4,
    slug: 'r-and-d-customers',
    title: { ru: 'Заказчикам исследований', en: 'R&D customers' },
  },
  {
    id: 5,
    slug: 'aspiring-entrepreneurs',
    title: { ru: 'Начинающим предпринимателям', en: 'Aspiring entrepreneurs' },
  },
  {
    id: 6,
    slug: 'business-accelerators',
    title: { ru: 'Акселераторам', en: 'Business accelerators' },
  },
] as const;
export type Segment = (typeof SEGMENTS)[number];

export const segmentSlugSchema = z.enum(SEGMENTS.map(({ slug }) => slug));
