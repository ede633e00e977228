import { removalOf } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Grant } from './Grant.tsx';
import { RIGHTS_ROLES, type RightsKind } from './kinds.ts';
import classes from './Rights.module.css';

/** The rules of exclusion of one kind of project: rows ask, columns are to go. */
export function RemovalTable({ kind }: { kind: RightsKind }) {
  const { t, dynamic } = useTexts();
  const roles = RIGHTS_ROLES[kind];
  return (
    <>
      <h3>{t('rights.removal.title')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard too */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('rights.removal.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('rights.removal.who')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {dynamic(`roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map((requester) => (
              <tr key={requester}>
                <th scope="row">{dynamic(`roles.${requester}`)}</th>
                {roles.map((target) => {
                  const value = removalOf(requester, target);
                  return (
                    <td key={target}>
                      <Grant value={value} words={t(`rights.removal.${value}`)} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.hint}>
        {t('rights.removal.creator')} {t('rights.removal.silence')}
      </p>
    </>
  );
}
