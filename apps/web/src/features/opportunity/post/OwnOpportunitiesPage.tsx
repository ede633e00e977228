import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useOwn } from '../api.ts';
import classes from '../Opportunity.module.css';
import { PostedRows } from './PostedRows.tsx';

/** What the reader has posted, with what was responded. */
export function OwnOpportunitiesPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useOwn();
  const post = (
    <Button renderRoot={(root) => <Link {...root} to="/opportunities/new" />}>
      {t('opportunityList.post')}
    </Button>
  );
  const rows = data?.opportunities ?? [];
  return (
    <>
      <PageHeader
        title={t('opportunityList.mine')}
        above={
          <p className={classes.dim}>
            <Link to="/opportunities">{t('opportunityList.title')}</Link>
          </p>
        }
        action={rows.length > 0 && post}
      />
      {!data && !error && <RowsSkeleton rows={4} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && (
        <EmptyState icon={IconBriefcase} text={t('opportunities.own.empty')} action={post} />
      )}
      {rows.length > 0 && <PostedRows rows={rows} />}
    </>
  );
}
