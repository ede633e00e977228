import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../i18n/LanguageContext.tsx';
import classes from './Skeletons.module.css';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function Loading() {
  const { t } = useTexts();
  return <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>;
}

/** The shape of a list while it loads. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={classes.rows} data-waits>
      <Loading />
      {range(rows).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={14} width={row % 2 ? '46%' : '58%'} radius="sm" />
          <Skeleton height={22} width={120} radius="xl" />
        </div>
      ))}
    </div>
  );
}

/** The shape of a form while it loads. */
export function FieldsSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <div className={classes.fields} data-waits>
      <Loading />
      {range(fields).map((field) => (
        <div key={field}>
          <Skeleton height={12} width={120} radius="sm" mb={8} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  );
}

/** The shape of a page: title, move line and some text. */
export function PageSkeleton() {
  return (
    <div data-waits>
      <Loading />
      <Skeleton height={28} width="52%" mb={12} />
      <Skeleton height={16} width="34%" mb={32} />
      {range(5).map((line) => (
        <Skeleton key={line} height={14} mb={12} width={line === 4 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
