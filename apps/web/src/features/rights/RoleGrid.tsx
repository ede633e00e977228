import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { RIGHTS_ROLES, type RightsKind } from './kinds.ts';
import classes from './Rights.module.css';

interface RoleGridProps<Row extends string> {
  kind: RightsKind;
  /** The name of the table for those who do not see it. */
  label: string;
  /** What stands above the names of the rows. */
  corner: string;
  rows: readonly Row[];
  rowName: (row: Row) => string;
  cell: (row: Row, role: (typeof RIGHTS_ROLES)[RightsKind][number]) => ReactNode;
}

/** A table whose columns are the roles of one kind of project; it scrolls by itself where it is wide. */
export function RoleGrid<Row extends string>(props: RoleGridProps<Row>) {
  const { dynamic } = useTexts();
  const roles = RIGHTS_ROLES[props.kind];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard too
    <section className={classes.scroll} tabIndex={0} aria-label={props.label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{props.corner}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {dynamic(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={row}>
              <th scope="row">{props.rowName(row)}</th>
              {roles.map((role) => (
                <td key={role}>{props.cell(row, role)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
