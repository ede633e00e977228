import type { NoticePlace, NoticeProject } from '../notification/public.ts';
import { sectionEnd } from './section-end.ts';
import type { Place, ProjectState } from './state.ts';

/** A project as notices name it. */
export function noticeProject({ project }: Pick<ProjectState, 'project'>): NoticeProject {
  const { id, type, title } = project;
  return { id, type, title };
}

/** A section as notices name it. */
export function noticePlace(
  { project, stages }: Pick<ProjectState, 'project' | 'stages'>,
  { section, stageId }: Place,
): NoticePlace {
  const stage = stages.find((one) => one.id === stageId);
  return {
    section,
    stageId,
    number: stage?.number ?? null,
    title: stage?.title ?? null,
    deadline: sectionEnd(project, stage),
    zone: project.timeZone,
  };
}
