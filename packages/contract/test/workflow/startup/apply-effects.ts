import { effectsApplier, must } from '../effects-applier.ts';
import type { SectionRecord } from './world.ts';

/** Applies effects to a section of a startup: each role that signs is kept, and who has sent it. */
export const applyEffects = effectsApplier<SectionRecord>({
  open: (section, actor) => {
    section.signed = [];
    section.sender = actor;
  },
  sign: (section, actor) => {
    must(actor !== null, 'a signature of nobody');
    must(!section.signed.includes(actor), `${actor} signs twice`);
    section.signed.push(actor);
  },
  close: (section) => {
    section.signed = [];
  },
});
