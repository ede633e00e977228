import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Entry.module.css';

const WIDTHS = [46, 62, 38, 54, 42, 58];

/** The shape of the log while it loads: a day, and entries with their times. */
export function LogSkeleton() {
  const { t } = useTexts();
  return (
    <div data-waits>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <Skeleton height={15} width={120} radius="sm" mb={16} />
      {WIDTHS.map((width) => (
        <div key={width} className={classes.block}>
          <div className={classes.line}>
            <Skeleton height={14} radius="sm" />
            <div>
              <Skeleton height={14} width={`${width / 2}%`} radius="sm" mb={8} />
              <Skeleton height={14} width={`${width}%`} radius="sm" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
