import { PERMISSIONS, PROJECT_ACTIONS } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Grant } from './Grant.tsx';
import { RIGHTS_ROLES, type RightsKind } from './kinds.ts';
import { RoleGrid } from './RoleGrid.tsx';

/** What nobody in this kind of project can do has nothing to say there. */
const rowsOf = (kind: RightsKind) =>
  PROJECT_ACTIONS.filter((action) =>
    RIGHTS_ROLES[kind].some((role) => PERMISSIONS[action][role] !== 'no'),
  );

/** The permission matrix of one kind of project, as it is enforced: rows are actions, columns are roles. */
export function RightsTable({ kind }: { kind: RightsKind }) {
  const { t } = useTexts();
  return (
    <RoleGrid
      kind={kind}
      label={t(`rights.${kind}`)}
      corner={t('rights.title')}
      rows={rowsOf(kind)}
      rowName={(action) => t(`rights.action.${action}`)}
      cell={(action, role) => {
        const value = PERMISSIONS[action][role];
        return <Grant value={value} words={t(`rights.grant.${value}`)} />;
      }}
    />
  );
}
