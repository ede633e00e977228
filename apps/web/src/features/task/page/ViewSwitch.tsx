import {
  type Icon,
  IconCalendarMonth,
  IconLayoutKanban,
  IconLayoutList,
  IconTimeline,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { VIEWS, type View } from './address.ts';
import classes from './TasksPage.module.css';

const ICONS: Record<View, Icon> = {
  list: IconLayoutList,
  board: IconLayoutKanban,
  gantt: IconTimeline,
  calendar: IconCalendarMonth,
};

/** The ways to look at the same tasks, the open one marked. */
export function ViewSwitch({ view }: { view: View }) {
  const { t } = useTexts();
  return (
    <nav className={classes.views} aria-label={t('tasks.view.label')}>
      {VIEWS.map((one) => {
        const Sign = ICONS[one];
        return (
          <Link
            key={one}
            to="."
            search={
              ((before: object) => ({
                ...before,
                view: one,
                task: undefined,
              })) as never
            }
            replace
            resetScroll={false}
            activeProps={{}}
            className={classes.view}
            aria-current={one === view ? 'true' : undefined}
          >
            <Sign size={18} stroke={1.6} aria-hidden="true" />
            {t(`tasks.view.${one}`)}
          </Link>
        );
      })}
    </nav>
  );
}
