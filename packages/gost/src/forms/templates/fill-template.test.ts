import { describe, expect, it } from 'vitest';
import { pdftotext } from '../../docx/testing/libreoffice.ts';
import { takeApart } from '../../docx/testing/open-docx.ts';
import { packageFaults } from '../../docx/testing/package-faults.ts';
import { all, printed } from '../../docx/testing/xml-tree.ts';
import { createCompiler } from '../../typst/compiler.ts';
import type { Form } from '../form.ts';
import { FORM_WIDTH } from '../form-layout.ts';
import { sampleFacts } from '../testing/paper-facts.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { formText } from '../testing/sample.ts';
import { writeFormDocx } from '../write-form-docx.ts';
import { writeFormTypst } from '../write-form-typst.ts';
import { PAPER_TEMPLATES } from './all.ts';
import { FACTS, noFacts, type PaperFacts } from './facts.ts';
import { fillTemplate } from './fill-template.ts';
import type { PaperTemplate } from './template.ts';

const compiler = createCompiler();
const TEMPLATES = Object.entries<PaperTemplate>(PAPER_TEMPLATES);
const KNOWN: readonly (readonly [string, PaperFacts])[] = [
  ['all', sampleFacts()],
  ['nothing', noFacts()],
];
const PAPERS = TEMPLATES.flatMap(([name, template]) =>
  KNOWN.map(([known, facts]) => [name, known, fillTemplate(template, facts)] as const),
);
const squeezed = (text: string): string => text.replaceAll(/[\s\u200b]+/g, '');

const fieldsOf = ({ pieces }: Form) => pieces.filter((piece) => piece.kind === 'field');

async function docxText(form: Form): Promise<string> {
  const { body } = await takeApart(await writeFormDocx(form));
  return all(body, 'w:p').map(printed).join(' ');
}

describe('a paper of a template', () => {
  it.each(PAPERS)('%s with %s known says the same as DOCX and as PDF', async (_, __, form) => {
    const words = squeezed(formText(form).join(' '));
    expect(words).not.toMatch(/\{\{|\}\}|undefined|null/);
    expect(await packageFaults(await writeFormDocx(form))).toEqual([]);
    expect(squeezed(await docxText(form))).toBe(words);
    const laid = compiler.compile({ source: writeFormTypst(form), assets: new Map() });
    expect(laid.pages).toBeGreaterThan(0);
    if (pdftotext) {
      const read = squeezed(await pdfText(laid.pdf(), pdftotext));
      // the head of a table is read once more on every page it goes on over
      for (const word of formText(form)) expect(read).toContain(squeezed(word).slice(0, 8));
    }
  });

  it.each(TEMPLATES)('%s leaves a line to fill for whatever is not known', (_, template) => {
    const form = fillTemplate(template, noFacts());
    for (const { label, value } of fieldsOf(form)) {
      expect(value, label).toMatch(/_{12}|20___/);
    }
    for (const piece of form.pieces) {
      if (piece.kind === 'signatures') {
        expect(piece.people.every(({ name }) => name !== '')).toBe(true);
      }
      if (piece.kind === 'table') expect(piece.rows.length).toBeGreaterThan(0);
    }
  });

  it.each(TEMPLATES)(
    '%s names only facts that there are, in tables as wide as the line',
    (_, template) => {
      const named = JSON.stringify(template.blocks).matchAll(/\{\{(\w+)\}\}/g);
      const always = ['sign', 'day'];
      const strangers = [...named]
        .map(([, name = '']) => name)
        .filter((name) => !always.includes(name) && !FACTS.some((fact) => fact === name));
      expect(strangers).toEqual([]);
      for (const piece of fillTemplate(template, noFacts()).pieces) {
        if (piece.kind !== 'table') continue;
        expect(piece.columns.reduce((sum, { width }) => sum + width, 0)).toBe(FORM_WIDTH);
      }
    },
  );
});

it('a text of several lines keeps them, and one that looks like a place is left as it was typed', () => {
  const form = fillTemplate(PAPER_TEMPLATES.startup_passport, sampleFacts({ slogan: '{{goal}}' }));
  const text = formText(form);
  expect(text).toContain('В одной фразе: {{goal}}');
  const from = text.indexOf('Проблема: чья она и чего стоит: Паводок замечают поздно.');
  expect(text[from + 1]).toBe('Сёла топит.');
});

it('papers that bind say that a lawyer has to see them, others do not', () => {
  const warned = TEMPLATES.filter(([, template]) =>
    formText(fillTemplate(template, noFacts())).some((text) => text.includes('с юристом')),
  ).map(([name]) => name);
  expect(warned).toEqual(['nda', 'founders_agreement', 'research_contract']);
});

it('a budget is summed up, and whoever makes the venture signs the agreement', () => {
  const budget = formText(fillTemplate(PAPER_TEMPLATES.budget, sampleFacts()));
  expect(budget.slice(budget.indexOf('Итого'))[1]).toBe('1\u00a0000\u00a0000');
  const agreed = fillTemplate(PAPER_TEMPLATES.founders_agreement, sampleFacts());
  const signatures = agreed.pieces.findLast((piece) => piece.kind === 'signatures');
  expect(signatures).toMatchObject({ people: [{ role: 'Основатель', name: 'А. С. Иванова' }] });
});

it('a grant and a contract are planned by the stages of the project, else by milestones', () => {
  const titles = (facts: PaperFacts) => formText(fillTemplate(PAPER_TEMPLATES.grant_plan, facts));
  expect(titles(sampleFacts())).toContain('Практическая глава');
  const milestones = [{ title: 'Первая продажа', until: '2027-03-01' }];
  const told = titles({ ...sampleFacts(), milestones });
  expect(told).toContain('Практическая глава');
  expect(told).not.toContain('Первая продажа');
  expect(titles({ ...sampleFacts(), milestones, stages: [] })).toContain('Первая продажа');
});

it('an application for a topic puts names into no case, and leaves the reason to its author', () => {
  const text = formText(
    fillTemplate(
      PAPER_TEMPLATES.topic_application,
      sampleFacts({ department: 'Кафедра физики', supervisor: 'Петров А. Н.' }),
    ),
  );
  expect(text).toContain('Подразделение: Кафедра физики');
  expect(text).toContain('Руководитель: Петров А. Н.');
  expect(text.find((line) => line.startsWith('Почему выбрана эта тема'))).toMatch(/_{12}/);
});
