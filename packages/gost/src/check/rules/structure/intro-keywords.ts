import { sectionHit } from '../../hits.ts';
import { defineRule } from '../../rule.ts';

const PARTS: readonly [name: string, pattern: RegExp][] = [
  ['актуальность', /актуальн/i],
  ['цель', /цель|целью|цели|целей/i],
  ['задачи', /задач/i],
  ['объект', /объект/i],
  ['предмет', /предмет/i],
  ['методы', /метод|подход|средств/i],
];

/** The introduction names what every committee looks for. */
export const introKeywords = defineRule({
  id: 'V-intro-keywords',
  clause: 'введение',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['list'],
  *check({ sections }) {
    const intro = sections.find(({ section }) => section.kind === 'intro');
    const text = intro?.units.map((unit) => unit.text).join('\n') ?? '';
    if (!intro || text.trim() === '') return;
    const missing = PARTS.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name);
    if (missing.length > 0) yield sectionHit(intro.section, { list: missing.join(', ') });
  },
});
