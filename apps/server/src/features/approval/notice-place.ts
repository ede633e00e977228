import type { NoticePlace, NoticeProject } from '../notification/public.ts';
import { deliveredInTime } from './reached.ts';
import { sectionEnd } from './section-end.ts';
import type { Place, ProjectState } from './state.ts';

/** A project as notices name it. */
export function noticeProject({ project }: Pick<ProjectState, 'project'>): NoticeProject {
  const { id, type, title } = project;
  return { id, type, title };
}

/** A section as notices name it; what a reset has met delivered in time has no end that could pass. */
export function noticePlace(state: ProjectState, { section, stageId }: Place): NoticePlace {
  const { project, stages } = state;
  const stage = stages.find((one) => one.id === stageId);
  return {
    section,
    stageId,
    number: stage?.number ?? null,
    title: stage?.title ?? null,
    deadline: deliveredInTime(state, stage) ? null : sectionEnd(project, stage),
    zone: project.timeZone,
  };
}
