import type { Project, Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Dates } from '../timeline/use-dates.ts';
import { PlanRow } from './PlanRow.tsx';
import classes from './PlanTable.module.css';

/** The columns of the plan, by the names of their texts. */
export const COLUMNS = ['stage', 'goal', 'result', 'term', 'state', 'done'] as const;

/** The stages of a project with what is planned and where they stand; on a phone each is a card. */
export function PlanTable(props: { project: Project; stages: readonly Stage[]; dates: Dates }) {
  const { project, stages, dates } = props;
  const { t } = useTexts();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            {t('roadmap.page.column.number')}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`roadmap.page.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stages.map((stage) => (
          <PlanRow
            key={stage.id}
            project={project}
            stage={stage}
            onTerm={(term) => dates.change(stage, term)}
          />
        ))}
      </tbody>
    </table>
  );
}
