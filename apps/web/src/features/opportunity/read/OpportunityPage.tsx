import { Button } from '@mantine/core';
import { type Opportunity, opportunityEndpoints } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useLikelySignedIn, useSessionState } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { PageHeader, Section } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Opportunity.module.css';
import { FileList } from './FileList.tsx';
import { OpportunityText } from './OpportunityText.tsx';
import { useWords } from './use-words.ts';

/** For signed-in people alone. */
const OwnAction = lazy(async () => ({ default: (await import('./OwnAction.tsx')).OwnAction }));

/** Where a reader goes on: a guest, and the page as the server draws it, to responding. */
function Action({ opportunity: { id, status } }: { opportunity: Opportunity }) {
  const { t } = useTexts();
  const likely = useLikelySignedIn();
  const signedIn = useSessionState().kind === 'in';
  const respond = status === 'published' && (
    <Button
      renderRoot={(root) => <Link {...root} to="/opportunities/$id/respond" params={{ id }} />}
    >
      {t('opportunityList.respond')}
    </Button>
  );
  // out of sight from the first paint for whoever was signed in: what goes away under a press loses it
  const coming = respond && <div className={classes.guests}>{respond}</div>;
  if (!likely) return coming;
  return (
    <Suspense fallback={coming}>
      {signedIn ? <OwnAction id={id} respond={respond} coming={coming} /> : coming}
    </Suspense>
  );
}

/** An opportunity as anybody reads it; responding needs signing in. */
export function OpportunityPage() {
  const { t } = useTexts();
  const words = useWords();
  const { id } = useParams({ from: '/opportunities/$id' });
  const { data, error, refetch } = useEndpoint(opportunityEndpoints.get, { params: { id } });
  usePageTitle(data?.title ?? '');
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={6} />;
  const { kind, title, organisation, status, by_platform: byPlatform } = data;
  const open = status === 'published';
  return (
    <>
      <PageHeader
        above={
          <p className={classes.dim}>
            <Link to="/opportunities">{t('opportunityList.title')}</Link>
            {' · '}
            <Link to="/opportunities" search={{ kind }}>
              {t(`opportunityList.kind.${kind}`)}
            </Link>
          </p>
        }
        title={title}
        move={
          <p className={classes.dim}>
            {[organisation, open && words.until(data), byPlatform && t('opportunityList.platform')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        }
        action={!byPlatform && <Action opportunity={data} />}
      />
      {!open && <p className={classes.note}>{t('opportunityList.over')}</p>}
      <OpportunityText opportunity={data} />
      {data.files.length > 0 && (
        <Section title={t('opportunityList.files')}>
          <FileList files={data.files} />
        </Section>
      )}
    </>
  );
}
