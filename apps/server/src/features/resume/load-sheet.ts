import type { Resume, ResumeEnglish, ResumeLanguage, RoleCode } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { resumes } from '../../db/schema/index.ts';
import type { ProjectState } from '../approval/public.ts';
import { loadPassport } from '../passport/public.ts';
import { buildSheet } from './build-sheet.ts';

const NOTHING: ResumeEnglish = { title: '', texts: {}, names: [] };

/** The English words of a resume and their version; none at first. */
export async function loadEnglish(
  executor: Executor,
  projectId: string,
): Promise<{ english: ResumeEnglish; version: number }> {
  const [row] = await executor.select().from(resumes).where(eq(resumes.projectId, projectId));
  return { english: { ...NOTHING, ...row?.english }, version: row?.version ?? 0 };
}

/** The resume of a project in a language, as somebody in this role sees it. */
export async function loadResume(
  executor: Executor,
  { state, role, language }: { state: ProjectState; role: RoleCode; language: ResumeLanguage },
): Promise<Resume> {
  const { project, team } = state;
  const passport = await loadPassport(executor, { projectId: project.id, role });
  const { english, version } = await loadEnglish(executor, project.id);
  const { title, type } = project;
  return {
    project_id: project.id,
    type,
    title,
    ...buildSheet({ title, passport, team, english, language }),
    english,
    version,
    updated_at: passport.updated_at,
    can: passport.can,
  };
}
