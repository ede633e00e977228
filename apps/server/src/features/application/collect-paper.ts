import { type ApplicationValue, amountOf, answerDay } from '@pv/contract';
import { applicationForm, type Form, formDay, roubles } from '@pv/gost/forms';
import { translate } from '@pv/texts';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { grantApplications } from '../../db/schema/index.ts';
import { type ApplicationScene, sectionIn } from './scene.ts';
import { columnsOf, type FormField, optionsOf, wordIn } from './templates.ts';

function words(field: FormField, value: ApplicationValue): string {
  if (typeof value !== 'string') return '';
  const amount = field.kind === 'money' ? amountOf(value) : null;
  if (amount !== null) return roubles(amount);
  if (field.kind === 'date') {
    const day = answerDay(value);
    return day ? formDay(day) : value;
  }
  const option = optionsOf(field).find(({ code }) => code === value);
  return option ? wordIn('ru', option.title) : value;
}

/** An application as a paper. Its words are Russian in every interface. */
export function paperOf(scene: ApplicationScene): Form {
  const { template, state } = scene;
  return applicationForm({
    heading: translate('ru', 'applications.paper.heading'),
    program: wordIn('ru', template.title),
    operator: wordIn('ru', template.operator),
    project: state.project.title,
    note: wordIn('ru', template.note),
    sections: template.sections.map(({ code, title, fields }) => {
      const { values } = sectionIn(scene, code).kept;
      return {
        title: wordIn('ru', title),
        fields: fields.map((field) => {
          const { value = '' } = values[field.code] ?? {};
          return {
            title: wordIn('ru', field.title),
            text: words(field, value),
            columns: columnsOf(field).map((column) => wordIn('ru', column.title)),
            rows: typeof value === 'string' ? [] : value,
          };
        }),
      };
    }),
  });
}

/** The applications of a project, the first begun first. */
export async function findApplications(
  executor: Executor,
  projectId: string,
): Promise<{ id: string; title: string }[]> {
  return executor
    .select({ id: grantApplications.id, title: grantApplications.title })
    .from(grantApplications)
    .where(eq(grantApplications.projectId, projectId))
    .orderBy(asc(grantApplications.createdAt));
}
