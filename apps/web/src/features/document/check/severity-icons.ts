import type { Severity } from '@pv/gost';
import { type Icon, IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';

/** The icon of each severity: it is never told by colour alone. */
export const SEVERITY_ICON: Record<Severity, Icon> = {
  must: IconAlertCircle,
  should: IconAlertTriangle,
  practice: IconInfoCircle,
};
