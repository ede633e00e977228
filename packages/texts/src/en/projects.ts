import type { projects as ru } from '../ru/projects.ts';
import type { TranslationOf } from '../shape.ts';

export const projects: TranslationOf<typeof ru> = {
  category: {
    nir: 'Research work',
    nioktr: 'Research and development',
    project: 'Project',
    bachelor: 'Bachelor’s final qualifying work',
    graduate: 'Graduate work',
    master: 'Master’s thesis',
    candidate: 'Dissertation for candidate of sciences',
    doctor: 'Dissertation for doctor of sciences',
    phd: 'PhD dissertation',
    postdoc: 'Postdoctoral research',
  },
  /** Roadmap templates that are not of a category. */
  template: {
    startup: 'Student startup',
    startup_diploma: 'Startup as a diploma',
    article: 'Article',
  },
};
