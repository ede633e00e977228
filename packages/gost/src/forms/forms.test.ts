import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pdftotext, renderDocx, soffice } from '../docx/testing/libreoffice.ts';
import { takeApart } from '../docx/testing/open-docx.ts';
import { packageFaults } from '../docx/testing/package-faults.ts';
import { all, child, elements, printed } from '../docx/testing/xml-tree.ts';
import { createCompiler } from '../typst/compiler.ts';
import { type ApplicationPaper, applicationForm } from './application.ts';
import { approvalSheet } from './approval-sheet.ts';
import { calendarPlan } from './calendar-plan.ts';
import { protocol } from './event/protocol.ts';
import { scoreSheets } from './event/score-sheets.ts';
import type { Form } from './form.ts';
import { FORM_WIDTH } from './form-layout.ts';
import { normSheet } from './norm-sheet.ts';
import { taskSheet } from './task-sheet.ts';
import { heardWork, sampleHeard } from './testing/heard.ts';
import {
  entry,
  formText,
  sampleFormed,
  samplePlan,
  sampleSheet,
  sampleTask,
  section,
  stage,
} from './testing/sample.ts';
import { writeFormDocx } from './write-form-docx.ts';
import { writeFormTypst } from './write-form-typst.ts';

const compiler = createCompiler();
const print = (form: Form) => {
  const laid = compiler.compile({ source: writeFormTypst(form), assets: new Map() });
  return { pages: laid.pages, pdf: laid.pdf() };
};

const hostile = '"#panic()$\\<w:p> «кавычки» & \u0000 @label *жирный* http://a.ru/';
const sampleApplication = (text: string): ApplicationPaper => ({
  heading: 'Заявка на грант',
  program: 'УМНИК',
  operator: 'Фонд',
  project: text,
  note: 'Проверьте по положению.',
  sections: [
    {
      title: 'Проект',
      fields: [
        { title: 'Тема', text, columns: [], rows: [] },
        { title: 'Описание', text: text && `${text}\n${text}`, columns: [], rows: [] },
        { title: 'План', text: '', columns: ['Этап', 'Срок'], rows: text ? [[text, text]] : [] },
      ],
    },
  ],
});

const FORMS: Record<string, Form> = {
  'a plan of a thesis': calendarPlan(samplePlan(4)),
  'a plan with nothing known': calendarPlan(
    samplePlan(1, {
      title: '',
      institution: '',
      department: '',
      people: [],
      stages: [stage(0, { title: '', startsAt: null, endsAt: null, doneAt: null })],
    }),
  ),
  'a plan of a research': calendarPlan(samplePlan(5, { work: 'nir' })),
  'a roadmap of a startup': calendarPlan(samplePlan(4, { work: 'startup' })),
  'an approval sheet': approvalSheet(sampleSheet({ sections: [section()] })),
  'an approval sheet of what was never sent': approvalSheet(
    sampleSheet({ sections: [section({ approvedEdition: null, entries: [] })] }),
  ),
  'an assignment': taskSheet(sampleTask({ stages: [stage(0)] })),
  'an assignment with lists and a table': taskSheet(
    sampleTask({ stages: [stage(0)], sections: [sampleFormed()] }),
  ),
  'an assignment with a form that looks like markup': taskSheet(
    sampleTask({ stages: [stage(0)], sections: [sampleFormed(hostile.replace('\u0000', ''))] }),
  ),
  'a protocol of a work to which nobody came': protocol(
    sampleHeard({ works: [heardWork({ absent: true, title: hostile })] }),
  ),
  'a sheet of normocontrol': normSheet({
    institution: '',
    department: '',
    work: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
    title: hostile,
    authors: [],
    profile: 'ГОСТ 7.32-2017',
    printedAt: new Date('2026-11-01T10:00:00Z'),
    clock: { zone: 'Europe/Moscow', name: 'Москва' },
    rules: [
      {
        title: 'Два пробела',
        source: hostile,
        severity: 'must',
        places: Array.from({ length: 2 }, () => ({
          where: '1',
          quote: hostile,
          message: hostile,
        })),
      },
    ],
    hidden: [{ title: 'Тире', quote: '', reason: hostile, by: 'Орлов', at: 'rubbish' }],
  }),
  'an application with nothing told': applicationForm(sampleApplication('')),
  'an application with text that looks like markup': applicationForm(sampleApplication(hostile)),
  'a sheet of marks': scoreSheets(
    sampleHeard({ committee: sampleHeard().committee.filter(({ role }) => role === 'chair') }),
  ),
  'a plan with text that looks like markup': calendarPlan(
    samplePlan(0, { title: hostile, stages: [stage(0, { title: hostile })] }),
  ),
};
const names = Object.keys(FORMS);
const formOf = (name: string): Form => FORMS[name] ?? calendarPlan(samplePlan());

/** Letters, digits and marks without spaces: where a line ends does not matter. */
const squeezed = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/[\s\u200b]+/g, '');

async function pdfText(pdf: Uint8Array, program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pv-form-'));
  try {
    const file = join(folder, 'form.pdf');
    await writeFile(file, pdf);
    return (await promisify(execFile)(program, ['-raw', file, '-'])).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function docxText(form: Form): Promise<string> {
  const { body } = await takeApart(await writeFormDocx(form));
  return all(body, 'w:p').map(printed).join(' ');
}

describe('a printed form', () => {
  it.each(names)('of %s has no fault that Word would stumble over', async (name) => {
    expect(await packageFaults(await writeFormDocx(formOf(name)))).toEqual([]);
  });

  it.each(names)('of %s says in the DOCX every word of the form, in its order', async (name) => {
    const form = formOf(name);
    expect(squeezed(await docxText(form))).toBe(squeezed(formText(form).join(' ')));
  });

  it.skipIf(pdftotext === undefined).each(names)(
    'of %s says the same words as PDF and as DOCX (needs pdftotext)',
    async (name) => {
      const form = formOf(name);
      const { pages, pdf } = print(form);
      expect(pages).toBe(1);
      expect(squeezed(await pdfText(pdf, pdftotext ?? ''))).toBe(squeezed(await docxText(form)));
    },
  );

  it('has tables as wide as the line', () => {
    for (const form of Object.values(FORMS)) {
      for (const piece of form.pieces) {
        if (piece.kind !== 'table') continue;
        expect(piece.columns.reduce((sum, { width }) => sum + width, 0)).toBe(FORM_WIDTH);
      }
    }
  });

  it('repeats the head of a table on every page, in both files', async () => {
    const form = calendarPlan(samplePlan(12, { work: 'nir' }));
    const { pages, pdf } = print(form);
    expect(pages).toBe(2);
    const { body } = await takeApart(await writeFormDocx(form));
    expect(all(body, 'w:tblHeader')).toHaveLength(1);
    if (!pdftotext) return;
    const text = await pdfText(pdf, pdftotext);
    expect(text.match(/Ожидаемый результат/g)).toHaveLength(2);
  });

  it('never leaves the heading of a table alone at the end of a page of the DOCX', async () => {
    const { body } = await takeApart(await writeFormDocx(formOf('an approval sheet')));
    const pieces = elements(body);
    pieces.forEach((piece, index) => {
      const isHeading = printed(piece) === 'Ход согласования';
      if (!isHeading) return;
      const [gap, table] = [pieces[index + 1], pieces[index + 2]];
      expect(table?.name).toBe('w:tbl');
      expect(child(child(gap, 'w:pPr'), 'w:keepNext')).toBeDefined();
      const [head] = all(table ?? piece, 'w:tr');
      expect(all(head ?? piece, 'w:keepNext')).toHaveLength(6);
    });
    expect(pieces.map(printed)).toContain('Ход согласования');
  });

  it.skipIf(pdftotext === undefined)(
    'has the day of an approval sheet on the page of its signatures, however long it is (needs pdftotext)',
    async () => {
      for (let count = 8; count <= 24; count += 1) {
        const entries = Array.from({ length: count }, () => entry({}));
        const form = approvalSheet(sampleSheet({ sections: [section({ entries })] }));
        const pages = (await pdfText(print(form).pdf, pdftotext ?? '')).split('\f');
        const signed = pages.filter((page) => page.includes('подпись, дата'));
        expect(signed).toEqual([expect.stringContaining('Составлен')]);
      }
    },
  );

  it('goes on over pages where one return has more remarks than a page holds', () => {
    const remarks = Array.from({ length: 60 }, (_, index) => ({
      text: `Замечание ${index} с пояснением, что именно и почему нужно исправить в работе`,
      done: null,
    }));
    const returned = section({ entries: [entry({ approves: false, remarks })] });
    expect(print(approvalSheet(sampleSheet({ sections: [returned] }))).pages).toBeGreaterThan(2);
  });

  it('of a board of examiners has each work on pages of its own, in both files', async () => {
    const works = [heardWork(), heardWork({ absent: true }), heardWork({ absent: true })];
    const { pages } = print(protocol(sampleHeard({ kind: 'exam_board', works: works.slice(1) })));
    expect(pages).toBe(2);
    const form = protocol(sampleHeard({ kind: 'exam_board', works }));
    const { body } = await takeApart(await writeFormDocx(form));
    expect(all(body, 'w:pageBreakBefore')).toHaveLength(2);
  });

  it.skipIf(soffice === undefined).each([
    ['a plan', calendarPlan(samplePlan(12))],
    ['an application', applicationForm(sampleApplication('Роботы-курьеры '.repeat(80)))],
  ])('of %s takes as many pages in LibreOffice as in our PDF', async (_, form) => {
    const { pages } = await renderDocx(await writeFormDocx(form));
    expect(pages).toBe(print(form).pages);
  });
});
