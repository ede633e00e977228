import type { EditedArticle, Place } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { momentText } from '../../../ui/days.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SaveState, type SaveStatus } from '../../../ui/SaveState.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { sitePath } from '../site-path.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import classes from './Desk.module.css';
import { MissingNotice } from './MissingNotice.tsx';
import { PublishActions } from './publish/PublishActions.tsx';
import { STATUS_GROUP } from './status-group.ts';
import { fieldsOf, useArticleForm, useFormState } from './use-article-form.ts';
import { useLacks } from './use-lacks.ts';

const ORDER: readonly SaveStatus[] = ['failed', 'offline', 'saving', 'saved'];

/** Where the article stands and what is typed of it: state, address, whether it is saved. */
function StateLine({ article, save }: { article: EditedArticle; save: SaveStatus | null }) {
  const { t, locale } = useTexts();
  const { status, publish_at: at, changed, place, slug } = article;
  const path = sitePath(place, slug);
  return (
    <div className={classes.state}>
      <StatusBadge group={STATUS_GROUP[status]} label={t(`publication.status.${status}`)} />
      {status === 'scheduled' && at && (
        <span>{t('publication.desk.scheduledFor', { date: momentText(at, locale) })}</span>
      )}
      {changed && (
        <span>
          {t(status === 'scheduled' ? 'desk.schedule.older' : 'publication.desk.changed')}
        </span>
      )}
      {path && (
        <span title={article.slug_frozen ? t('publication.desk.addressFrozen') : undefined}>
          {t('publication.desk.address', { path })}
        </span>
      )}
      <SaveState status={save} />
    </div>
  );
}

/** The list of the desk in which a publication stands. */
function listOf(place: Place) {
  switch (place.kind) {
    case 'article':
      return {};
    case 'page':
      return { kind: place.kind };
    case 'block':
      return { kind: place.kind, type_id: place.type_id };
  }
}

interface WritingProps {
  article: EditedArticle;
  reload: () => Promise<EditedArticle | undefined>;
}

/** The form of an article with its state and what can be done with it. */
export function Writing({ article, reload }: WritingProps) {
  const { t } = useTexts();
  const form = useArticleForm(article);
  const state = useFormState(form);
  const missing = useLacks(state.values, article.place.kind);
  const marks = Object.values(state.status);
  const save = ORDER.find((one) => marks.includes(one)) ?? null;
  // what is published of it is for the server to say
  useEffect(() => {
    if (save === 'saved') void reload();
  }, [save, reload]);
  const typed = JSON.stringify(state.values) !== JSON.stringify(fieldsOf(article));
  return (
    <>
      <PageHeader
        above={
          <Link to="/articles-desk" search={listOf(article.place)}>
            {t('publication.desk.title')}
          </Link>
        }
        title={state.values.ru.title || state.values.en.title || t('publication.untitled')}
        move={<StateLine article={article} save={save} />}
        action={
          <PublishActions
            article={article}
            form={form}
            changed={typed || article.changed}
            reload={reload}
            ready={missing.ready}
          />
        }
      />
      <MissingNotice lacks={missing.lacks} goTo={missing.goTo} />
      <ConflictNotice form={form} state={state} />
      <ArticleFields article={article} form={form} state={state} lacks={missing.lacks} />
    </>
  );
}
