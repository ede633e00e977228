import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useMine } from '../api.ts';
import classes from '../Opportunity.module.css';
import { ResponseRows } from './ResponseRows.tsx';

/** What the reader has responded to, and how far it has come. */
export function OwnResponsesPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useMine();
  return (
    <>
      <PageHeader
        title={t('opportunityList.responses')}
        above={
          <p className={classes.dim}>
            <Link to="/opportunities">{t('opportunityList.title')}</Link>
          </p>
        }
      />
      {!data && !error && <RowsSkeleton rows={4} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.responses.length === 0 && (
        <EmptyState
          icon={IconSend}
          text={t('opportunities.response.empty')}
          action={
            <Button renderRoot={(root) => <Link {...root} to="/opportunities" />}>
              {t('opportunities.response.find')}
            </Button>
          }
        />
      )}
      {data && data.responses.length > 0 && <ResponseRows rows={data.responses} by="opportunity" />}
    </>
  );
}
