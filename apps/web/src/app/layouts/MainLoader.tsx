import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import classes from './MainLoader.module.css';

/** Stands in the place of the page until the session is known; says so when the server is silent. */
export function MainLoader() {
  const { t } = useTexts();
  const state = useSessionState();
  const silent = state.kind === 'starting' && !state.reachable;
  return (
    <div className={classes.loader}>
      {silent && (
        <p className={classes.silent} role="alert">
          {t('shell.offline.starting')}
        </p>
      )}
      <PageSkeleton />
    </div>
  );
}

/** The same where no layout gives it room: before the first one stands, and on a page as wide as the window. */
export function LoneLoader() {
  return (
    <div className={classes.lone}>
      <MainLoader />
    </div>
  );
}
