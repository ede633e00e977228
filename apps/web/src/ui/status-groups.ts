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

/** The icon of each status group: state is never told by colour alone. */
export const GROUP_ICON: Record<StatusGroup, Icon> = {
  neutral: IconCircleDashed,
  progress: IconClockHour4,
  review: IconUserCheck,
  revision: IconArrowBackUp,
  approve: IconCheck,
  completed: IconCircleCheckFilled,
};
