import type { PassportFields, Project } from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';

/** Fields that are words. */
type TextField = {
  [K in keyof PassportFields]: string extends PassportFields[K] ? K : never;
}[keyof PassportFields];

/** By what in its title a block of a project tells of a field; the first field that fits has it. */
const TITLES: readonly (readonly [TextField, RegExp])[] = [
  ['problem', /проблем|problem/i],
  ['advantage', /отлич|преимуществ|advantage|differ/i],
  ['competitors', /конкурент|аналог|competit/i],
  ['business_model', /бизнес-модель|монетизац|business model/i],
  ['intellectual_property', /интеллект|патент|РИД|intellectual|patent/],
  ['technology', /технолог|научно-техн|technolog/i],
  ['groundwork', /задел|groundwork/i],
  ['traction', /подтвержден|пилот|продаж|traction|pilot/i],
  ['channels', /канал|продвижен|сбыт|channel/i],
  ['segments', /клиент|сегмент|потребител|пользовател|customer|segment/i],
  ['market_note', /рын(ок|к)|market/i],
  ['risks', /риск|risk/i],
  ['product', /продукт|характеристик|product/i],
  ['solution', /решени|идея|solution|idea/i],
];

const firstSentence = (text: string) => /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;

/** What a project says already of fields of its passport: proposals, nothing of it is taken by itself. */
export function proposalsOf(project: Project): Partial<PassportFields> {
  const found: Partial<Record<TextField, string>> = {};
  for (const block of [...project.info_fields, ...project.task_fields]) {
    const words = contentWords(block).trim();
    const [field] = TITLES.find(([, title]) => title.test(block.title)) ?? [];
    if (field && words !== '') found[field] ??= words.slice(0, 3000);
  }
  const annotation = project.annotation.trim().replace(/\s+/g, ' ');
  if (annotation !== '') {
    found.slogan ??= firstSentence(annotation).slice(0, 200);
    found.product ??= project.annotation.trim().slice(0, 3000);
  }
  const author = project.team.find(({ is_creator }) => is_creator);
  if (author) found.contacts = [author.name, author.post].filter(Boolean).join(', ').slice(0, 500);
  const milestones = project.stages
    .filter(({ kind, ends_at }) => kind === 'numeric' && ends_at !== null)
    .map(({ title, ends_at }) => ({ title: title.slice(0, 200), until: ends_at ?? '' }))
    .filter(({ title }) => title.trim() !== '');
  return { ...found, ...(milestones.length > 0 && { milestones }) };
}
