import type { MarkRefusal } from '@pv/contract';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import classes from './Session.module.css';
import type { UnsentState } from './unsent-marks.ts';

const ICONS = {
  saving: IconLoader2,
  saved: IconCloudCheck,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
};

const WHY: Readonly<Record<MarkRefusal, 'closed' | 'excluded' | 'stale' | 'other'>> = {
  work_closed: 'closed',
  excluded: 'excluded',
  stale: 'stale',
  outside_scale: 'other',
  unknown: 'other',
};

/** Where one's marks are now: with the server, on their way, or on this device alone. */
export function SavingLine({ saving }: { saving: UnsentState }) {
  const { t } = useTexts();
  const { status, refused, failure } = saving;
  const Icon = status && ICONS[status];
  const codes = Map.groupBy(refused, ({ code }) => WHY[code]);
  return (
    <div className={classes.saving} data-status={status ?? undefined} role="status">
      {Icon && (
        <p>
          <Icon size={18} stroke={1.8} aria-hidden="true" />
          {status === 'failed'
            ? t('controlEvents.session.save.failed', { why: describeError(failure, t) })
            : t(`controlEvents.session.save.${status}`)}
        </p>
      )}
      {[...codes].map(([why, marks]) => (
        <p key={why} className={classes.refused}>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          {t('controlEvents.session.refused', {
            count: marks.length,
            why: t(`controlEvents.session.why.${why}`),
          })}
        </p>
      ))}
    </div>
  );
}
