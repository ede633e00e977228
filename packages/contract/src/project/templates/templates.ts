import type { ProjectCategory } from '../kinds.ts';
import { CANDIDATE, DOCTOR, PHD, POSTDOC } from './dissertation.ts';
import { BACHELOR, GRADUATE, MASTER } from './qualifying.ts';
import { NIOKTR, NIR, PROJECT } from './research.ts';
import type { RoadmapTemplate } from './stage.ts';

/** Roadmap templates of research projects by category. */
export const ROADMAP_TEMPLATES: Readonly<Record<ProjectCategory, RoadmapTemplate>> = {
  nir: NIR,
  nioktr: NIOKTR,
  project: PROJECT,
  bachelor: BACHELOR,
  graduate: GRADUATE,
  master: MASTER,
  candidate: CANDIDATE,
  doctor: DOCTOR,
  phd: PHD,
  postdoc: POSTDOC,
};
