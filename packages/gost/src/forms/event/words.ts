/** What works are heard at. */
export type HeardKind =
  | 'predefence'
  | 'defence'
  | 'exam_board'
  | 'stage_acceptance'
  | 'pitch'
  | 'expert_council'
  | 'demo_day'
  | 'startup_defence';

interface HeardWords {
  /** «Протокол …» */
  of: string;
  /** «Оценочный лист …», by who marks. */
  chair: string;
  member: string;
  members: string;
  /** At his signature. */
  one: string;
  decision: string;
  /** Whether works compete, so that the protocol names places. */
  places: boolean;
  /** Asked for by the usual form and known to nobody but the committee: after the answers, and after the mark. */
  byHand: { answers: readonly string[]; end: readonly string[] };
}

const COMMITTEE = {
  chair: 'председателя комиссии',
  member: 'члена комиссии',
  members: 'Члены комиссии',
  one: 'Член комиссии',
  decision: 'Решение комиссии',
  places: false,
} as const;
const EXPERTS = {
  chair: 'председателя экспертов',
  member: 'эксперта',
  members: 'Эксперты',
  one: 'Эксперт',
  decision: 'Решение экспертов',
  places: true,
  byHand: { answers: [], end: ['Рекомендации команде', 'Особое мнение'] },
} as const;

const ANSWERS = 'Общая характеристика ответов';
const OPINION = 'Особое мнение';

export const HEARD_WORDS: Readonly<Record<HeardKind, HeardWords>> = {
  predefence: {
    ...COMMITTEE,
    of: 'заседания комиссии по предварительной защите',
    byHand: { answers: [], end: ['Готовность работы, %', 'Замечания', OPINION] },
  },
  defence: {
    ...COMMITTEE,
    of: 'заседания комиссии по защите работ',
    byHand: { answers: [ANSWERS], end: ['Отметить, что', OPINION] },
  },
  exam_board: {
    ...COMMITTEE,
    of: 'заседания государственной экзаменационной комиссии',
    byHand: { answers: [ANSWERS], end: ['Присвоить квалификацию', 'Отметить, что', OPINION] },
  },
  stage_acceptance: {
    ...COMMITTEE,
    of: 'заседания комиссии по приёмке этапов',
    byHand: { answers: [], end: ['Замечания', OPINION] },
  },
  pitch: { ...EXPERTS, of: 'питч-сессии' },
  expert_council: { ...EXPERTS, of: 'заседания экспертного совета' },
  demo_day: { ...EXPERTS, of: 'демо-дня' },
  startup_defence: { ...EXPERTS, of: 'защиты стартап-проектов' },
};

/** Papers about a work that an event asks for. */
export type HeardMaterial =
  | 'final_report'
  | 'presentation'
  | 'supervisor_review'
  | 'review'
  | 'plagiarism_report'
  | 'financial_model';

export const MATERIAL_WORDS: Readonly<Record<HeardMaterial, { name: string; lacks: string }>> = {
  final_report: { name: 'Итоговая работа', lacks: 'не представлена' },
  presentation: { name: 'Презентация', lacks: 'не представлена' },
  supervisor_review: { name: 'Отзыв руководителя', lacks: 'не представлен' },
  review: { name: 'Рецензия', lacks: 'не представлена' },
  plagiarism_report: { name: 'Отчёт о проверке на заимствования', lacks: 'не представлен' },
  financial_model: { name: 'Финансовая модель', lacks: 'не представлена' },
};
