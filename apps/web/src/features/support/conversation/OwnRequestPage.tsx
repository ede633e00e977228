import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { useCloseRequest, useOwnRequest, useReply } from '../api.ts';
import { RequestView } from './RequestView.tsx';
import { useRequestActions } from './use-request-actions.ts';

/** A request of the signed-in person. */
export function OwnRequestPage() {
  const { t } = useTexts();
  const { id } = useParams({ from: '/protected/support/requests/$id' });
  const { data, error, refetch } = useOwnRequest(id);
  const actions = useRequestActions({
    params: { id },
    reply: useReply(),
    close: useCloseRequest(),
    onStale: () => void refetch(),
  });
  usePageTitle(data?.topic);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  return <RequestView request={data} back={t('support.request.back')} {...actions} />;
}
