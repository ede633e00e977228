import classes from './StatusBadge.module.css';
import { GROUP_ICON } from './status-groups.ts';
import type { StatusGroup } from './theme/tokens.ts';

/** A status: icon, word and colour of its group. */
export function StatusBadge({ group, label }: { group: StatusGroup; label: string }) {
  const Icon = GROUP_ICON[group];
  return (
    <span className={classes.badge} data-group={group}>
      <Icon className={classes.icon} size={16} stroke={2} aria-hidden="true" />
      {label}
    </span>
  );
}
