import { changePassport } from '../features/passport/operations/change-passport.ts';
import { translateResume } from '../features/resume/operations/translate-resume.ts';
import { type DemoProject, dateFrom, type Scene } from './scene.ts';
import { DEMO_EVIDENCE, DEMO_PASSPORT } from './startup-passport.ts';

/** The founder tells whoever gives money what the startup is, in two languages. */
export async function addPassport(scene: Scene, project: DemoProject): Promise<void> {
  const of = { projectId: project.id, userId: scene.people[project.owner] };
  await changePassport(scene.ago(8), of, {
    version: 0,
    ...DEMO_PASSPORT,
    milestones: [
      { title: 'MVP проехал 500 км зимой', until: dateFrom(scene.now, 90) },
      { title: 'Три платных пилота', until: dateFrom(scene.now, 210) },
    ],
    evidence: DEMO_EVIDENCE,
  });
  await translateResume(scene.ago(8), of, {
    version: 0,
    title: 'Courier robots for residential districts',
    texts: {
      slogan: 'A parcel at the door, in snow too',
      industry: 'Last mile logistics, service robots',
      problem:
        'The last mile in new districts costs up to half of the price of a parcel, couriers are short in the evening and late in winter. A corner shop loses up to a fifth of its orders.',
      solution:
        'A 30 kg sidewalk robot with compartments drives by itself; where it is difficult, an operator takes over. One operator looks after ten robots.',
      region: 'Republic of Tatarstan',
    },
    names: [{ ru: 'Три платных пилота', en: 'Three paid pilots' }],
  });
}
