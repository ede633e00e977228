import { Button, Loader, Progress } from '@mantine/core';
import type { Similarity } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { minuteText } from '../../ui/days.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { isUnderWay, useSimilarity } from './api.ts';
import classes from './Similarity.module.css';
import { SimilarWorks, useShare } from './SimilarWorks.tsx';

/** What was found: the share as a number and a bar, and the works. */
function Outcome({ report }: { report: Similarity & { compared_at: string } }) {
  const { t } = useTexts();
  const told = useShare();
  const { share, words, works, compared_at: at } = report;
  if (words === 0) return <p className={classes.said}>{t('similarity.noText')}</p>;
  const when = t('similarity.compared', { count: words, date: minuteText(at, t) });
  return (
    <>
      <p className={classes.outcome}>
        <strong className={classes.number}>{told(share)}</strong> {t('similarity.found')}
      </p>
      <Progress value={share} color="orange" aria-label={t('similarity.found')} />
      <p className={classes.dim}>
        <span>{when}</span> <span>{t('similarity.counted')}</span>
      </p>
      {works.length > 0 ? (
        <SimilarWorks works={works} />
      ) : (
        <p className={classes.said}>{t('similarity.clean')}</p>
      )}
    </>
  );
}

/** How it stands with the comparison itself. */
function Standing({ report }: { report: Similarity }) {
  const { t } = useTexts();
  const { status, compared_at: at } = report;
  if (status === 'none') return <p className={classes.said}>{t('similarity.none')}</p>;
  if (status === 'failed') {
    return (
      <p className={classes.said} role="alert">
        {t('similarity.failed')}
      </p>
    );
  }
  if (status === 'ready') return null;
  return (
    <p className={classes.said} role="status">
      <Loader size={16} aria-hidden="true" /> {t(`similarity.${status}`)}
      {at && <span className={classes.around}>{t('similarity.before')}</span>}
    </p>
  );
}

/**
 * How much of a work's text stands in other works of the platform, for whoever writes it or decides on it
 * (`can.compare_works`). `heading` is the level at which it stands.
 */
export function SimilarityPanel(props: { projectId: string; heading?: 'h2' | 'h4' }) {
  const { projectId, heading: Heading = 'h4' } = props;
  const { t } = useTexts();
  const { query, ordering, compare } = useSimilarity(projectId);
  const { data, error, refetch } = query;
  const at = data?.compared_at;
  return (
    <section className={classes.panel} aria-label={t('similarity.title')}>
      <div className={classes.head}>
        <Heading className={classes.title}>{t('similarity.title')}</Heading>
        {data && (
          <Button
            variant="default"
            size="compact-sm"
            loading={ordering}
            disabled={isUnderWay(data)}
            onClick={compare}
          >
            {data.status === 'none' ? t('similarity.start') : t('similarity.again')}
          </Button>
        )}
      </div>
      <p className={classes.dim}>{t('similarity.note')}</p>
      {!data && !error && <RowsSkeleton rows={1} />}
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {data && <Standing report={data} />}
      {data && at && <Outcome report={{ ...data, compared_at: at }} />}
    </section>
  );
}
