import { FACTS, type FactName, type PaperFacts } from '../templates/facts.ts';
import { stage } from './sample.ts';

/** Facts with a word for every name, two of them of several lines. */
export function sampleFacts(texts: Partial<Record<FactName, string>> = {}): PaperFacts {
  const known = Object.fromEntries(FACTS.map((name) => [name, `Известно: ${name}`]));
  return {
    texts: {
      ...(known as Record<FactName, string>),
      title: '«Датчик уровня воды»',
      problem: 'Паводок замечают поздно.\nСёла топит.',
      ...texts,
    },
    team: [
      {
        fullName: 'Иванова Анна Сергеевна',
        signedName: 'А. С. Иванова',
        role: 'Лидер проекта',
        place: 'Северный технический университет',
        contacts: 'anna@uni.ru',
        founds: true,
      },
    ],
    stages: [stage(0), stage(2)],
    spending: [
      { title: 'Оплата труда', amount: 600_000 },
      { title: 'Комплектующие', amount: 400_000 },
    ],
    milestones: [],
    revenue: [{ year: 2027, amount: 1_500_000, fact: false }],
    evidence: [{ level: 3, text: 'Протокол испытаний макета' }],
  };
}
