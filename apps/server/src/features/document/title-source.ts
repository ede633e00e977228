import type { ProjectCategory, ProjectType, RoleCode, StageKind } from '@pv/contract';

/** A person as a title page names him; empty where the profile says nothing. */
export interface TitlePerson {
  userId: string;
  role: RoleCode;
  lastName: string;
  firstName: string;
  middleName: string;
  group: string;
  post: string;
  degree: string;
  academicTitle: string;
  /** Where the person works or studies, with the city. */
  affiliation: string;
  email: string;
  orcid: string;
}

/** What papers of a project are headed and signed with. */
export interface TitleSource {
  institution: string;
  department: string;
  city: string;
  /** The researchers; the creator where there is none. */
  students: TitlePerson[];
  supervisors: TitlePerson[];
  /** Everybody, in the order of joining. */
  team: TitlePerson[];
}

/** What a title page is made of: the work, its stage, its last day (`YYYY-MM-DD`) and its people. */
export interface TitleFacts {
  project: { title: string; category: ProjectCategory | null; type: ProjectType };
  stage: { title: string; kind: StageKind };
  endsAt: string | null;
  titlePage: TitleSource;
}
