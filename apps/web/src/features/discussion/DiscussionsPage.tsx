import { categoryOf, DISCUSSION_TABS, type DiscussionRow, type DiscussionTab } from '@pv/contract';
import { IconMessages } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { dayText } from '../../ui/days.ts';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useDiscussions } from './api.ts';
import classes from './Discussion.module.css';
import { useWaiting } from './use-waiting.ts';

function Tabs({ open, search }: { open: DiscussionTab; search: string | undefined }) {
  const { t } = useTexts();
  return (
    <nav className={classes.tabs} aria-label={t('discussions.tabs')}>
      {DISCUSSION_TABS.map((tab) => (
        <Link
          key={tab}
          to="/discussions-works"
          search={{ tab, ...(search && { search }) }}
          aria-current={tab === open ? 'page' : undefined}
        >
          {t(`discussions.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Whose work it is, how much was said and when last. */
function useNote() {
  const { t, dynamic } = useTexts();
  return ({ authors, category, type, comments, said_at }: DiscussionRow) =>
    [
      authors.join(', '),
      dynamic(category ? `projects.category.${categoryOf(category)}` : `profile.kind.${type}`),
      t('comments.count', { count: comments }),
      comments > 0 && t('discussions.said', { day: dayText(said_at, t) }),
    ]
      .filter(Boolean)
      .join(' · ');
}

function Rows({ rows }: { rows: readonly DiscussionRow[] }) {
  const { t } = useTexts();
  const noteOf = useNote();
  const { words, isLate } = useWaiting();
  const metaOf = ({ closed, unanswered_since: since, owner }: DiscussionRow) => {
    if (closed) return <StatusBadge group="neutral" label={t('discussions.closed')} />;
    if (!since) return null;
    const group = isLate(since) ? 'revision' : 'progress';
    return <StatusBadge group={group} label={words(since, owner.name)} />;
  };
  return (
    <DataList label={t('discussions.title')}>
      {rows.map((row) => (
        <DataRow
          key={row.id}
          title={
            <Link to="/discussions-works/$id" params={{ id: row.id }}>
              {row.title}
            </Link>
          }
          note={noteOf(row)}
          meta={metaOf(row)}
        />
      ))}
    </DataList>
  );
}

/** Works that are discussed: those of students and dissertations, what has waited long first. */
export function DiscussionsPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { tab = 'student-works', search } = useSearch({ from: '/protected/discussions-works' });
  const list = useDiscussions({ tab, ...(search && { search }) });
  const more = list.hasNextPage && !list.isFetchingNextPage;
  useRowKeys('main li a', () => more && void list.fetchNextPage());
  const rows = list.data?.rows ?? [];
  const find = (words: string) =>
    void navigate({
      to: '/discussions-works',
      search: { tab, ...(words && { search: words }) },
      replace: true,
    });
  return (
    <>
      <PageHeader title={t('discussions.title')} />
      <Tabs open={tab} search={search} />
      <div className={classes.search}>
        <SearchField
          main
          label={t('discussions.search')}
          clear={t('discussions.clear')}
          words={search ?? ''}
          onWords={find}
        />
      </div>
      {list.isPending && <RowsSkeleton rows={5} />}
      {list.isError && rows.length === 0 && (
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && search && (
        <NothingFound text={t('discussions.none')} onClear={() => find('')} />
      )}
      {list.isSuccess && rows.length === 0 && !search && (
        <EmptyState icon={IconMessages} text={t('discussions.empty')} />
      )}
      {rows.length > 0 && <Rows rows={rows} />}
      <MoreButton list={list} />
    </>
  );
}
