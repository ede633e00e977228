import { PERMISSIONS, PROJECT_ACTIONS, type RoleCode } from '@pv/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './Rights.module.css';

/** What somebody in this role may do, with the condition where there is one. */
export function RoleRights({ role }: { role: RoleCode }) {
  const { t } = useTexts();
  const granted = PROJECT_ACTIONS.filter(
    (action) => !['no', 'creator'].includes(PERMISSIONS[action][role]),
  );
  return (
    <ul className={classes.can}>
      {granted.map((action) => {
        const grant = PERMISSIONS[action][role];
        const condition = grant === 'yes' ? '' : ` (${t(`rights.grant.${grant}`)})`;
        return (
          <li key={action}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            <span>
              {t(`rights.action.${action}`)}
              {condition}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
