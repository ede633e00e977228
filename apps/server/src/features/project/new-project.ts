import type { BodyOf, CategoryId, endpoints, ProjectType } from '@pv/contract';
import type { Locale } from '../../context.ts';

/** A project as its creator begins it. */
export interface NewProject {
  type: ProjectType;
  userId: string;
  /** Of the creator, for a title that does not show its own. */
  locale: Locale;
  /** The category is that of research projects; the other kinds have none. */
  body: BodyOf<typeof endpoints.startup.create> & { category_id?: CategoryId };
}
