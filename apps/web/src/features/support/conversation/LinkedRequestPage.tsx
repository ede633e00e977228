import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { StatePage } from '../../../platform/states/StatePage.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { useCloseByLink, useLinkedRequest, useReplyByLink } from '../api.ts';
import { RequestView } from './RequestView.tsx';
import { useRequestActions } from './use-request-actions.ts';

/** A request by the secret link of a mail, for somebody without an account. */
export function LinkedRequestPage() {
  const { t } = useTexts();
  const { token } = useParams({ from: '/support/$token' });
  const { data, error, refetch } = useLinkedRequest(token);
  const actions = useRequestActions({
    params: { token },
    reply: useReplyByLink(),
    close: useCloseByLink(),
    onStale: () => void refetch(),
  });
  // whoever has the address has the request: it is not kept among the recent pages
  usePageTitle(data?.topic ?? t('support.title'), null);
  if (isApiError(error, 'not_found', 'validation_failed')) {
    return (
      <StatePage title={t('support.request.linkTitle')} text={t('support.request.link')}>
        <Button component={Link} to="/support">
          {t('support.link.write')}
        </Button>
      </StatePage>
    );
  }
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  return <RequestView request={data} back={t('support.title')} {...actions} />;
}
