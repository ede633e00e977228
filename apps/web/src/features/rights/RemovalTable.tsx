import { removalOf } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Grant } from './Grant.tsx';
import { RIGHTS_ROLES, type RightsKind } from './kinds.ts';
import classes from './Rights.module.css';
import { RoleGrid } from './RoleGrid.tsx';

/** The rules of exclusion of one kind of project: rows ask, columns are to go. */
export function RemovalTable({ kind }: { kind: RightsKind }) {
  const { t, dynamic } = useTexts();
  return (
    <>
      <h3>{t('rights.removal.title')}</h3>
      <RoleGrid
        kind={kind}
        label={t('rights.removal.title')}
        corner={t('rights.removal.who')}
        rows={RIGHTS_ROLES[kind]}
        rowName={(requester) => dynamic(`roles.${requester}`)}
        cell={(requester, target) => {
          const value = removalOf(requester, target);
          return <Grant value={value} words={t(`rights.removal.${value}`)} />;
        }}
      />
      <p className={classes.hint}>
        {t('rights.removal.creator')} {t('rights.removal.silence')}
      </p>
    </>
  );
}
