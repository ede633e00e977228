import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconInfoCircle,
  IconQuote,
} from '@tabler/icons-react';
import type { GroupKind } from './group-findings.ts';

/** The icon of each kind of findings: it is never told by colour alone. */
export const KIND_ICON: Record<GroupKind, Icon> = {
  must: IconAlertCircle,
  should: IconAlertTriangle,
  practice: IconInfoCircle,
  signs: IconQuote,
};
