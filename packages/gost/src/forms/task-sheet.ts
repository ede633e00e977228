import { type KindContent, richOf } from '@pv/editor-schema/rich-text';
import { LONG_BLANK } from './blanks.ts';
import { type CalendarPlan, stagesTable } from './calendar-plan.ts';
import { formDay } from './days.ts';
import type { FieldPiece, Form, FormPiece } from './form.ts';
import { institutionLines, NEEDED, quoted, stampOf } from './head.ts';
import { peopleFields, signers } from './people.ts';
import { richPieces } from './rich-pieces.ts';
import { WORKS } from './works.ts';

export interface TaskSheet extends CalendarPlan {
  /** Day by which the work is handed in, or null. */
  dueAt: string | null;
  /** What the team has written of the task. */
  sections: readonly ({ title: string } & KindContent)[];
}

/** What the usual form asks for beyond what a project keeps: filled by hand. */
const BY_HAND = ['Исходные данные', 'Перечень графического материала', 'Консультанты'] as const;

interface Item {
  label: string;
  content: string;
  kind?: KindContent['kind'];
}

/** «1. Тема: …»; the further lines of a long text stand by themselves. */
function items(fields: readonly Item[]): FormPiece[] {
  return fields.flatMap(({ label, kind, content }, index): FormPiece[] => {
    if (kind === 'content' && content !== '') {
      return richPieces(`${index + 1}. ${label}`, richOf(content));
    }
    const [first = '', ...more] = content.split('\n').filter((line) => line.trim() !== '');
    const field: FieldPiece = {
      kind: 'field',
      label: `${index + 1}. ${label}`,
      value: first === '' ? LONG_BLANK : first,
    };
    return [field, ...more.map((line): FormPiece => ({ kind: 'line', look: 'text', text: line }))];
  });
}

/** The assignment for a qualifying work, with its calendar plan. */
export function taskSheet(sheet: TaskSheet): Form {
  const { work, people, sections, dueAt } = sheet;
  const { genitive, plan: look } = WORKS[work];
  const asked = BY_HAND.filter((label) =>
    sections.every(({ title }) => !title.toLowerCase().startsWith(label.toLowerCase())),
  );
  return {
    title: `Задание. ${sheet.title}`,
    pieces: [
      ...institutionLines(sheet),
      ...stampOf(look),
      { kind: 'line', look: 'title', text: 'ЗАДАНИЕ' },
      { kind: 'line', look: 'subtitle', text: `на выполнение ${genitive}` },
      ...peopleFields(work, people, NEEDED[look]),
      ...items([
        { label: 'Тема', content: sheet.title.trim() === '' ? '' : quoted(sheet.title) },
        { label: 'Срок сдачи законченной работы', content: dueAt ? formDay(dueAt) : '' },
        ...sections.map(({ title, kind, content }) => ({ label: title, kind, content })),
        ...asked.map((label) => ({ label, content: '' })),
        { label: 'Дата выдачи задания', content: '' },
      ]),
      { kind: 'line', look: 'heading', text: 'Календарный план' },
      stagesTable(look, sheet.stages),
      {
        kind: 'signatures',
        people: signers(work, people, NEEDED[look])
          .map((signer) =>
            signer.role === WORKS[work].author
              ? { ...signer, role: 'Задание принял к исполнению' }
              : signer,
          )
          .reverse(),
      },
    ],
  };
}
