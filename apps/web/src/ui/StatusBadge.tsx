import type { StatusGroup } from '@pv/contract';
import {
  type Icon,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClockHour4,
  IconUserCheck,
} from '@tabler/icons-react';
import classes from './StatusBadge.module.css';

/** The icon of each status group: state is never told by colour alone. */
const GROUP_ICON: Record<StatusGroup, Icon> = {
  neutral: IconCircleDashed,
  progress: IconClockHour4,
  review: IconUserCheck,
  revision: IconArrowBackUp,
  approve: IconCheck,
  completed: IconCircleCheckFilled,
};

/** The icon of a group alone, where its word stands beside it. */
export function StatusIcon({ group }: { group: StatusGroup }) {
  const Icon = GROUP_ICON[group];
  return <Icon className={classes.icon} size={16} stroke={2} aria-hidden="true" />;
}

export interface StatusBadgeProps {
  group: StatusGroup;
  label: string;
  /** `outline`: an end that is near and not reached; `struck`: of what is deleted; else by the group alone. */
  look?: 'plain' | 'filled' | 'outline' | 'struck';
}

/** A status: icon, word and colour of its group. */
export function StatusBadge({ group, label, look = 'plain' }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-group={group} data-look={look}>
      <StatusIcon group={group} />
      <span>{label}</span>
    </span>
  );
}
