import { PERMISSIONS, PROJECT_ACTIONS } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Grant } from './Grant.tsx';
import { RIGHTS_ROLES, type RightsKind } from './kinds.ts';
import classes from './Rights.module.css';

/** The permission matrix of one kind of project, as it is enforced: rows are actions, columns are roles. */
export function RightsTable({ kind }: { kind: RightsKind }) {
  const { t, dynamic } = useTexts();
  const roles = RIGHTS_ROLES[kind];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard too
    <section className={classes.scroll} tabIndex={0} aria-label={t(`rights.${kind}`)}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('rights.title')}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {dynamic(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PROJECT_ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">{t(`rights.action.${action}`)}</th>
              {roles.map((role) => {
                const value = PERMISSIONS[action][role];
                return (
                  <td key={role}>
                    <Grant value={value} words={t(`rights.grant.${value}`)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
