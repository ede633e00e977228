import { ActionIcon } from '@mantine/core';
import { type ArticleRow, BLOCK_TYPES } from '@pv/contract';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { momentText } from '../../../ui/days.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useMoveBlock } from './api.ts';
import { STATUS_GROUP } from './status-group.ts';

function Note({ article }: { article: ArticleRow }) {
  const { t, locale } = useTexts();
  const { place, status, changed, publish_at: at, editor } = article;
  const parts = [
    place.kind === 'article' && t(`publication.section.${place.section}`),
    place.kind === 'page' && `/${place.path}`,
    place.kind === 'block' && BLOCK_TYPES.find(({ id }) => id === place.type_id)?.title[locale],
    status === 'scheduled' &&
      at &&
      t('publication.desk.scheduledFor', { date: momentText(at, locale) }),
    changed && t(status === 'scheduled' ? 'desk.schedule.older' : 'publication.desk.changed'),
    editor,
    t('publication.updated', { date: momentText(article.updated_at, locale) }),
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}

/** Moves an info block among those of its type. */
function Movers({ article, at, last }: { article: ArticleRow; at: number; last: boolean }) {
  const { t } = useTexts();
  const move = useMoveBlock();
  const title = article.title || t('publication.untitled');
  const go = (step: -1 | 1) => move.mutate({ params: { id: article.id }, body: { step } });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={at === 0}
        aria-label={t('publication.desk.moveUp', { title })}
        onClick={() => go(-1)}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={last}
        aria-label={t('publication.desk.moveDown', { title })}
        onClick={() => go(1)}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
    </>
  );
}

interface DeskListProps {
  articles: readonly ArticleRow[];
  /** All info blocks of a type are shown, and their order can be changed. */
  orderly: boolean;
}

/** What editors write as rows with their states. */
export function DeskList({ articles, orderly }: DeskListProps) {
  const { t } = useTexts();
  return (
    <DataList label={t('publication.desk.articles')}>
      {articles.map((article, at) => (
        <DataRow
          key={article.id}
          title={
            <Link to="/articles-desk/$id" params={{ id: article.id }}>
              {article.title || t('publication.untitled')}
            </Link>
          }
          note={<Note article={article} />}
          meta={
            <>
              {orderly && <Movers article={article} at={at} last={at === articles.length - 1} />}
              <StatusBadge
                group={STATUS_GROUP[article.status]}
                label={t(`publication.status.${article.status}`)}
              />
            </>
          }
        />
      ))}
    </DataList>
  );
}
