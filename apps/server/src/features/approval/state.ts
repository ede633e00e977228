import type { RoleCode, WorkflowSection } from '@pv/contract';
import type { Locale } from '../../context.ts';
import type { approvalSections, projectFields, projects, stages } from '../../db/schema/index.ts';
import type { StageDocument } from '../../documents/stage-documents.ts';
import type { CurrentFile } from './current-files.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type StageRow = typeof stages.$inferSelect;
export type FieldRow = typeof projectFields.$inferSelect;
export type SectionRow = typeof approvalSections.$inferSelect;

/** A person in the team of a project, with what teammates see. */
export interface TeamMember {
  userId: string;
  role: RoleCode;
  joinedAt: Date;
  email: string;
  locale: Locale;
  /** «Фамилия И. О.» */
  name: string;
  post: string;
  institution: string;
}

/** The tasks of a stage, parts of tasks included. */
export interface TaskCount {
  total: number;
  done: number;
}

/** Everything about one project that its rules read, loaded together. */
export interface ProjectState {
  project: ProjectRow;
  /** In the order of joining. */
  team: TeamMember[];
  /** Start, numeric in order, finish; deleted ones are left out. */
  stages: StageRow[];
  fields: FieldRow[];
  sections: SectionRow[];
  /** How many remarks nobody has ticked, by `placeKey` of their section. */
  openRemarks: ReadonlyMap<string, number>;
  /** By id of the stage; the digest is that of the text as it was last frozen. */
  documents: ReadonlyMap<string, StageDocument>;
  /** How many tasks stages have, and how many of them are finished, by id of the stage. */
  tasks: ReadonlyMap<string, TaskCount>;
  /** What lies in the slots of stages, in the order of uploading. */
  files: readonly CurrentFile[];
}

/** Which section of a project: `stageId` is null for the project section. */
export interface Place {
  section: WorkflowSection;
  stageId: string | null;
}

/** A section as a key of a map. */
export function placeKey({ section, stageId }: Place): string {
  return `${section} ${stageId ?? ''}`;
}
