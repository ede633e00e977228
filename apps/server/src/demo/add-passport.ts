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
      product:
        'Delivery by robots as a subscription. A robot drives 25 km on a charge, carries 30 kg, works at −25 °C and climbs a kerb of 12 cm.',
      technology:
        'Navigation by cameras and lidar with a map of pavements that every trip renews; a chassis with independent suspension, made for snow and salt.',
      intellectual_property:
        'A utility model of the chassis is filed; the navigation program is being registered.',
      market_note: 'Counted from below: corner shops in 16 cities with a winter and new districts.',
      business_model: 'A fee for deliveries by subscription; the shop buys no robot.',
      prices: '74 ₽ for a delivery as calculated, a courier costs 150 to 180 ₽.',
      traction:
        'Two letters of intent from retail chains, an agreement on a pilot with a technopark.',
      competitors:
        'Couriers; robots of large platforms that serve their own services only; parcel lockers.',
      advantage:
        'Works in snow and is connected to any shop within a day, at half the price of a courier.',
      raised: 'The accelerator of the university, 150,000 ₽ for the mock-up.',
      risks: 'Rules for robots on pavements; the price of lidars.',
      region: 'Republic of Tatarstan',
    },
    names: [
      { ru: 'MVP проехал 500 км зимой', en: 'The MVP has driven 500 km in winter' },
      { ru: 'Три платных пилота', en: 'Three paid pilots' },
      { ru: 'Комплектующие второго робота', en: 'Parts of the second robot' },
      { ru: 'Зарплата команды', en: 'Salaries of the team' },
      { ru: 'Пилот и страховка', en: 'Pilot and insurance' },
    ],
  });
}
