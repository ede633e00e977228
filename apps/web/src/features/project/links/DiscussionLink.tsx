import { discussionEndpoints } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The discussion of a work, or whether the reader may open one. */
export const useOffer = (projectId: string) =>
  useEndpoint(discussionEndpoints.offer, { query: { project_id: projectId } });

/** Leads to the discussion of a work, or to opening it for whoever may; else nothing, nor what stands before. */
export function DiscussionLink({ projectId, before }: { projectId: string; before: string }) {
  const { t } = useTexts();
  const { data } = useOffer(projectId);
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
