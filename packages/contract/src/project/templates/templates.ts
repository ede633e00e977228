import type { TemplateCode } from './codes.ts';
import { STARTUP_DIPLOMA } from './diploma.ts';
import { CANDIDATE, DOCTOR, PHD, POSTDOC } from './dissertation.ts';
import { BACHELOR, GRADUATE, MASTER } from './qualifying.ts';
import { NIOKTR, NIR, PROJECT } from './research.ts';
import type { RoadmapTemplate } from './stage.ts';
import { ARTICLE, STARTUP } from './startup.ts';

/** What projects begin with, by the code of the template. */
export const ROADMAP_TEMPLATES: Readonly<Record<TemplateCode, RoadmapTemplate>> = {
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
  startup: STARTUP,
  startup_diploma: STARTUP_DIPLOMA,
  article: ARTICLE,
};
