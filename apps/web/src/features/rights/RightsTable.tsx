import { PERMISSIONS, PROJECT_ACTIONS, type ProjectAction } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Grant } from './Grant.tsx';
import type { RightsKind } from './kinds.ts';
import { RoleGrid } from './RoleGrid.tsx';

/** What nothing in the product can be done with yet is not told. */
const AHEAD: readonly ProjectAction[] = ['manage_tasks', 'comment', 'run_events'];
const ROWS = PROJECT_ACTIONS.filter((action) => !AHEAD.includes(action));

/** The permission matrix of one kind of project, as it is enforced: rows are actions, columns are roles. */
export function RightsTable({ kind }: { kind: RightsKind }) {
  const { t } = useTexts();
  return (
    <RoleGrid
      kind={kind}
      label={t(`rights.${kind}`)}
      corner={t('rights.title')}
      rows={ROWS}
      rowName={(action) => t(`rights.action.${action}`)}
      cell={(action, role) => {
        const value = PERMISSIONS[action][role];
        return <Grant value={value} words={t(`rights.grant.${value}`)} />;
      }}
    />
  );
}
