import { discussionEndpoints } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** Leads to the discussion of a work, or to opening it for whoever may; else nothing, nor what stands before. */
export function DiscussionLink({ projectId, before }: { projectId: string; before: string }) {
  const { t } = useTexts();
  const query = { project_id: projectId };
  const { data } = useEndpoint(discussionEndpoints.offer, { query });
  if (data?.discussion) {
    return (
      <>
        {before}
        <Link to="/discussions-works/$id" params={{ id: data.discussion.id }}>
          {t('discussions.one')}
        </Link>
      </>
    );
  }
  if (!data?.can.open) return null;
  return (
    <>
      {before}
      <Link to="/discussions-works/new" search={{ project: projectId }}>
        {t('discussions.form.open')}
      </Link>
    </>
  );
}
