import { PROJECT_CATEGORIES, type ProjectCategory } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects } from '../../../db/schema/index.ts';
import { editContent, type Place, staleVersion } from '../../approval/public.ts';

const SECTION: Place = { section: 'project', stageId: null };

/** A new title or a new category. */
export type Heading = { title: string } | { category: ProjectCategory };

interface HeadingOf {
  projectId: string;
  userId: string;
  /** Of the project, which must be the newest where it is given. */
  version?: number | undefined;
}

/**
 * Renames a project or moves it to another category: substantive content of the project section. What
 * is already so changes nothing.
 * @throws AppError `stale_version`, and the refusals of `editContent`
 */
export async function changeHeading(
  work: Work,
  { projectId, userId, version }: HeadingOf,
  heading: Heading,
): Promise<void> {
  await editContent(work, { projectId, userId }, ({ project }) => {
    const { title, category } = project;
    if (version !== undefined && version !== project.version) {
      const asked = 'title' in heading ? heading : { category_id: heading.category };
      const category_id = category && PROJECT_CATEGORIES[category];
      throw staleVersion(project.version, asked, { title, category_id });
    }
    const same = 'title' in heading ? heading.title === title : heading.category === category;
    const write = async () => {
      await work.trx
        .update(projects)
        .set({ ...heading, version: project.version + 1 })
        .where(eq(projects.id, projectId));
    };
    return {
      places: same ? [] : [SECTION],
      kind: 'project_changed',
      before: 'title' in heading ? { title } : { category },
      after: heading,
      write: same ? null : write,
    };
  });
}
