import type { ProjectCategory, ProjectType, RoleCode } from '@pv/contract';
import type { approvalSections, projectFields, projects, stages } from '../../db/schema/index.ts';

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
  /** «Фамилия И. О.» */
  name: string;
  post: string;
  institution: string;
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
}

/** What the rest of the product may know of a project without its state. */
export interface ProjectHead {
  id: string;
  type: ProjectType;
  title: string;
  category: ProjectCategory | null;
}
