import { categoryOf, type Discussion } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { dayText } from '../../ui/days.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { SimilarityPanel } from '../similarity/public.ts';
import { useDiscussion } from './api.ts';
import classes from './Discussion.module.css';
import { DiscussionMenu } from './page/DiscussionMenu.tsx';
import { Materials } from './page/Materials.tsx';
import { Owner } from './page/Owner.tsx';
import { Talk } from './page/Talk.tsx';

/** Where it stands: the list, and for the team the work itself. */
function Above({ discussion }: { discussion: Discussion }) {
  const { t, dynamic } = useTexts();
  const { tab, project, type, category } = discussion;
  return (
    <p className={classes.dim}>
      <Link to="/discussions-works" search={{ tab }}>
        {t('discussions.title')}
      </Link>
      {' · '}
      {dynamic(category ? `projects.category.${categoryOf(category)}` : `profile.kind.${type}`)}
      {project && (
        <>
          {' · '}
          <Link to="/project/$projectType/$id" params={{ projectType: type, id: project.id }}>
            {t('discussions.toWork')}
          </Link>
        </>
      )}
    </p>
  );
}

/** Whose work it is, since when it is open and to whom. */
function Standing({ discussion }: { discussion: Discussion }) {
  const { t } = useTexts();
  const { authors, opened_at, readers, closed } = discussion;
  return (
    <>
      <p className={classes.dim}>
        {[
          t(authors.length === 1 ? 'discussions.author' : 'discussions.authors', {
            names: authors.join(', '),
          }),
          t('discussions.opened', { day: dayText(opened_at, t) }),
          t(`discussions.readBy.${readers}`),
        ].join(' · ')}
      </p>
      {closed && (
        <div>
          <StatusBadge
            group="neutral"
            label={t('discussions.closedBy', { day: dayText(closed.at, t), name: closed.by })}
          />
        </div>
      )}
    </>
  );
}

function Loaded({ discussion }: { discussion: Discussion }) {
  usePageTitle(discussion.title);
  return (
    <>
      <PageHeader
        above={<Above discussion={discussion} />}
        title={discussion.title}
        move={<Standing discussion={discussion} />}
        action={<DiscussionMenu discussion={discussion} />}
      />
      <div className={classes.page}>
        {discussion.abstract && <p className={classes.abstract}>{discussion.abstract}</p>}
        <Materials discussion={discussion} />
        {discussion.can.compare && discussion.project && (
          <SimilarityPanel projectId={discussion.project.id} heading="h2" />
        )}
        {!discussion.closed && <Owner discussion={discussion} />}
        <Talk discussion={discussion} />
      </div>
    </>
  );
}

/** The discussion of a work: what is shown, who answers, and the threads. */
export function DiscussionPage() {
  const { id } = useParams({ from: '/protected/discussions-works/$id' });
  const { data, error, refetch } = useDiscussion(id);
  if (isApiError(error, 'not_found') || isApiError(error, 'validation_failed')) {
    return <NotFoundPage />;
  }
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? <Loaded key={id} discussion={data} /> : <PageSkeleton />;
}
