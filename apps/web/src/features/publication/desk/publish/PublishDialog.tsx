import { BLOCK_TYPES, type EditedArticle, hasText } from '@pv/contract';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../../platform/states/LoadFailure.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { momentText } from '../../../../ui/days.ts';
import { RowsSkeleton } from '../../../../ui/Skeletons.tsx';
import { sitePath } from '../../site-path.ts';
import { useShown } from '../api.ts';
import classes from '../Desk.module.css';
import { ArticleChanges } from '../versions/ArticleChanges.tsx';

interface PublishDialogProps {
  article: EditedArticle;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a first publication means for readers. */
function FirstTime({ article }: Pick<PublishDialogProps, 'article'>) {
  const { t, locale } = useTexts();
  const { place, slug, content, status, publish_at: at } = article;
  const path = sitePath(place, slug) ?? '';
  const whereOf = () => {
    switch (place.kind) {
      case 'article':
        return t('desk.publish.article', {
          section: t(`publication.section.${place.section}`),
          path,
        });
      case 'page':
        return t('desk.publish.page', { path });
      case 'block': {
        const type = BLOCK_TYPES.find(({ id }) => id === place.type_id)?.title[locale] ?? '';
        return t('desk.publish.block', { type });
      }
    }
  };
  const english = hasText(content.en, place.kind);
  return (
    <ul className={classes.told}>
      <li>{whereOf()}</li>
      {status === 'scheduled' && at && (
        <li>{t('desk.publish.sooner', { date: momentText(at, locale) })}</li>
      )}
      {place.kind !== 'page' && !article.slug_frozen && path && <li>{t('desk.publish.frozen')}</li>}
      <li>
        {t(
          english
            ? 'desk.publish.bothLanguages'
            : place.kind === 'article'
              ? 'desk.publish.noEnglishArticle'
              : 'desk.publish.noEnglish',
        )}
      </li>
    </ul>
  );
}

/** What of a published text changes for readers. */
function Changes({ article }: Pick<PublishDialogProps, 'article'>) {
  const { t } = useTexts();
  const { data, error, refetch } = useShown(article.id);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  if (!data.content) return null;
  return (
    <>
      <p className={classes.asked}>{t('desk.publish.changes')}</p>
      <ArticleChanges before={data.content} after={article.content} />
    </>
  );
}

/** Asks before readers get to see what is written, and says what that is. */
export function PublishDialog({ article, busy, onConfirm, onClose }: PublishDialogProps) {
  const { t } = useTexts();
  const seen = article.status === 'published';
  const name = t(seen ? 'publication.desk.publishChanges' : 'publication.desk.publish');
  return (
    <ConfirmDialog
      opened
      title={t(seen ? 'desk.publish.titleChanges' : `desk.publish.title.${article.place.kind}`)}
      confirm={name}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {seen ? <Changes article={article} /> : <FirstTime article={article} />}
    </ConfirmDialog>
  );
}
