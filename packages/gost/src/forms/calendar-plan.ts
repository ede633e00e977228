import { formDay, formTerm } from './days.ts';
import { type Form, type FormColumn, type FormRow, orBlank, type TablePiece } from './form.ts';
import { type FormSubject, institutionLines, NEEDED, stampOf, topic } from './head.ts';
import { peopleFields, signers } from './people.ts';
import { type PlanLook, WORKS } from './works.ts';

/** A stage of the roadmap; days as «2026-06-18». */
export interface PlanStage {
  title: string;
  goal: string;
  plannedResult: string;
  startsAt: string | null;
  endsAt: string | null;
  /** The day on which its result was approved. */
  doneAt: string | null;
}

export interface CalendarPlan extends FormSubject {
  /** In order. */
  stages: readonly PlanStage[];
}

interface PlanColumn extends FormColumn {
  cell(stage: PlanStage, number: number): string;
}

const left = (title: string, width: number, cell: PlanColumn['cell']): PlanColumn => ({
  title,
  width,
  align: 'left',
  cell,
});
const centred = (title: string, width: number, cell: PlanColumn['cell']): PlanColumn => ({
  ...left(title, width, cell),
  align: 'center',
});

const term = ({ startsAt, endsAt }: PlanStage) => formTerm(startsAt, endsAt);
const outcome = ({ plannedResult }: PlanStage) => orBlank(plannedResult);
/** The supervisor's own mark where the result is not approved: the cell itself is the place for it. */
const mark = ({ doneAt }: PlanStage) => (doneAt ? `Выполнено ${formDay(doneAt)}` : '');
const name = ({ title }: PlanStage) => orBlank(title);
const order = (_: PlanStage, number: number) => String(number);

interface PlanForm {
  title: string;
  subtitle(work: string): string;
  /** In points. */
  fontSize: number;
  columns: readonly PlanColumn[];
}

/** The usual forms: of a thesis, of a research report, the roadmap of a startup. */
const FORMS: Readonly<Record<PlanLook, PlanForm>> = {
  thesis: {
    title: 'КАЛЕНДАРНЫЙ ПЛАН',
    subtitle: (work) => `выполнения ${work}`,
    fontSize: 12,
    columns: [
      centred('№\u00a0п/п', 17, order),
      left('Наименование этапов работы', 76, name),
      centred('Срок выполнения', 36, term),
      centred('Отметка о выполнении', 36, mark),
    ],
  },
  research: {
    title: 'КАЛЕНДАРНЫЙ ПЛАН',
    subtitle: (work) => `выполнения ${work}`,
    fontSize: 11,
    columns: [
      centred('№ этапа', 16, order),
      left('Наименование этапа', 48, name),
      centred('Срок выполнения', 30, term),
      left('Ожидаемый результат', 43, outcome),
      centred('Отметка о выполнении', 28, mark),
    ],
  },
  startup: {
    title: 'ДОРОЖНАЯ КАРТА',
    subtitle: (work) => work,
    fontSize: 10,
    columns: [
      centred('№', 9, order),
      left('Этап', 36, name),
      left('Цель', 35, ({ goal }) => orBlank(goal)),
      centred('Срок', 26, term),
      left('Планируемый результат', 34, outcome),
      centred('Отметка о выполнении', 25, mark),
    ],
  },
};

/** The table of stages, as it stands in the plan and in the assignment. */
export function stagesTable(look: PlanLook, stages: readonly PlanStage[]): TablePiece {
  const { columns, fontSize } = FORMS[look];
  const rows = stages.map(
    (stage, index): FormRow => ({
      kind: 'cells',
      cells: columns.map(({ cell }) =>
        cell(stage, index + 1)
          .split('\n')
          .map((line) => line.trim()),
      ),
    }),
  );
  return {
    kind: 'table',
    fontSize,
    columns: columns.map(({ title, width, align }) => ({ title, width, align })),
    rows,
  };
}

/** The calendar plan of a work, from its roadmap. */
export function calendarPlan(plan: CalendarPlan): Form {
  const { genitive, plan: look } = WORKS[plan.work];
  const { title, subtitle } = FORMS[look];
  return {
    title: `${title.charAt(0)}${title.slice(1).toLowerCase()}. ${plan.title}`,
    pieces: [
      ...institutionLines(plan),
      ...stampOf(look),
      { kind: 'line', look: 'title', text: title },
      { kind: 'line', look: 'subtitle', text: subtitle(genitive) },
      topic(plan),
      ...peopleFields(plan.work, plan.people, NEEDED[look]),
      stagesTable(look, plan.stages),
      { kind: 'signatures', people: signers(plan.work, plan.people, NEEDED[look]) },
    ],
  };
}
