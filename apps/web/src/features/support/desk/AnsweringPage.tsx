import { Stack } from '@mantine/core';
import type { DeskRequest } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Attached } from '../conversation/Attached.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { MomentText } from '../MomentText.tsx';
import classes from '../Support.module.css';
import { REQUEST_GROUP } from '../status-group.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { useDeskRequest } from './api.ts';
import { ServeActions } from './ServeActions.tsx';

function Sender({ request }: { request: DeskRequest }) {
  const { t } = useTexts();
  const { number, name, email, account, locale, status, assignee, created_at: at } = request;
  const words = [
    t('support.request.title', { number }),
    [name, email].filter(Boolean).join(', '),
    !account && t('support.desk.noAccount'),
    t(`support.desk.language.${locale}`),
    assignee && t('support.desk.assignee', { name: assignee }),
  ];
  return (
    <div className={classes.state}>
      <StatusBadge group={REQUEST_GROUP[status]} label={t(`support.status.${status}`)} />
      <span>{words.filter(Boolean).join(' · ')}</span>
      <MomentText at={at} />
    </div>
  );
}

/** A request for the editors: who asks, the conversation, the answer. */
export function AnsweringPage() {
  const { t } = useTexts();
  const { id } = useParams({ from: '/protected/support-desk/$id' });
  const { data, error, refetch } = useDeskRequest(id);
  usePageTitle(data?.topic);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const readAnew = () => void refetch();
  return (
    <>
      <PageHeader
        above={<Link to="/support-desk">{t('support.desk.back')}</Link>}
        title={data.topic}
        move={<Sender request={data} />}
        action={<ServeActions request={data} onStale={readAnew} />}
      />
      <Stack gap="lg" maw={760}>
        <Conversation messages={data.messages} asker={data.name || data.email} />
        <Attached context={data.context} />
        {data.can.answer && <AnswerForm key={data.id} request={data} onStale={readAnew} />}
      </Stack>
    </>
  );
}
