import { effectsApplier } from './effects-applier.ts';
import type { SectionRecord } from './world.ts';

/** Applies effects to a section of a research project: of signatures only the supervisor's is kept. */
export const applyEffects = effectsApplier<SectionRecord>({
  open: (section) => {
    section.supervisorSigned = false;
  },
  sign: (section, actor) => {
    if (actor === 'supervisor') section.supervisorSigned = true;
  },
  close: (section) => {
    section.supervisorSigned = false;
  },
});
