import type { StatusGroup } from '@pv/contract';
import classes from './StatusBadge.module.css';
import { GROUP_ICON } from './status-groups.ts';

export interface StatusBadgeProps {
  group: StatusGroup;
  label: string;
  /** `outline`: an end that is near and not reached; `struck`: of what is deleted; else by the group alone. */
  look?: 'plain' | 'filled' | 'outline' | 'struck';
}

/** A status: icon, word and colour of its group. */
export function StatusBadge({ group, label, look = 'plain' }: StatusBadgeProps) {
  const Icon = GROUP_ICON[group];
  return (
    <span className={classes.badge} data-group={group} data-look={look}>
      <Icon className={classes.icon} size={16} stroke={2} aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
