import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './ProjectSkeleton.module.css';

const ROWS = [54, 38, 46, 62, 42, 50];

/** The shape of a project while it loads: head, move line, rows of the roadmap. */
export function ProjectSkeleton() {
  const { t } = useTexts();
  return (
    <div data-waits>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <div className={classes.head}>
        <Skeleton height={14} width="44%" radius="sm" />
        <Skeleton height={30} width="64%" radius="sm" />
        <Skeleton height={18} width="38%" radius="sm" />
      </div>
      <Skeleton height={18} width={160} radius="sm" mb={20} />
      {ROWS.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton height={28} circle />
          <div className={classes.main}>
            <Skeleton height={16} width={`${width}%`} radius="sm" />
            <Skeleton height={20} width="34%" radius="xl" />
          </div>
        </div>
      ))}
    </div>
  );
}
