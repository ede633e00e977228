import type { FactName } from '@pv/gost/forms';
import type { ProjectState } from '../../approval/public.ts';
import { blockText, textBlocks } from '../../form/public.ts';

/** How teams usually begin the title of what they write of a fact. */
const TITLES: Readonly<Partial<Record<FactName, RegExp>>> = {
  relevance: /^актуальност/i,
  goal: /^цел[ьи]/i,
  tasks: /^задачи/i,
  object: /^объект/i,
  subject: /^предмет/i,
  methods: /^метод/i,
  novelty: /^(научная )?новизна/i,
  significance: /^практическая (значимость|ценность)|^значимость/i,
  initialData: /^исходные данные/i,
  requirements: /^(технические )?требования/i,
  results: /^(ожидаем|планируем|получен)\S* результат|^результат/i,
  problem: /^проблема/i,
  solution: /^решение/i,
  product: /^продукт/i,
  technology: /^технологи/i,
  property: /^(рид|интеллектуальн|права)/i,
  groundwork: /^(имеющийся )?задел/i,
  marketNote: /^рын/i,
  segments: /^(клиент|сегмент|потребител)/i,
  businessModel: /^бизнес-модель/i,
  competitors: /^конкурент/i,
  advantage: /^(преимуществ|чем отличается|отличие)/i,
  channels: /^канал/i,
  traction: /^(тракшн|достигнут)/i,
  risks: /^риски/i,
};

/** What a team has written of its project under titles that say what it is of. */
export function toldTexts(state: Pick<ProjectState, 'fields'>): Partial<Record<FactName, string>> {
  const blocks = textBlocks(state);
  const told = Object.entries(TITLES).map(([name, title]) => {
    return [name, blockText(blocks, (one) => title.test(one))];
  });
  return Object.fromEntries(told);
}
