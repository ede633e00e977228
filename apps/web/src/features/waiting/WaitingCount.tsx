import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { useWaitingSummary } from './use-waiting-summary.ts';
import classes from './WaitingCount.module.css';

/** How much waits for the signed-in person, beside the name of the board in the menus. */
export function WaitingCount() {
  const { t } = useTexts();
  const session = useSessionState();
  const ready = session.kind === 'in' && session.claims.profile !== null;
  const { data } = useWaitingSummary(ready);
  if (!ready || !data || data.total === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{data.total > 99 ? '99+' : data.total}</span>
      <VisuallyHidden>{t('shell.nav.waiting', { count: data.total })}</VisuallyHidden>
    </span>
  );
}
