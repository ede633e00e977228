import { Alert, Anchor, SegmentedControl } from '@mantine/core';
import type { EditedArticle, Lack, Place } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { momentText } from '../../../ui/days.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SaveState, type SaveStatus } from '../../../ui/SaveState.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { sitePath } from '../site-path.ts';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { partsOf } from './article-parts.ts';
import { OfBlock } from './BlockFields.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import classes from './Desk.module.css';
import { lackField } from './lack-field.ts';
import { OfArticle } from './OfArticle.tsx';
import { PublishActions } from './publish/PublishActions.tsx';
import { STATUS_GROUP } from './status-group.ts';
import { TextFields } from './TextFields.tsx';
import { fieldsOf, useArticleForm, useFormState } from './use-article-form.ts';
import { type Lacks, useLacks } from './use-lacks.ts';
import { useWrittenLanguage } from './use-written-language.ts';

/** Everything that is written of an article, a page or an info block. */
function ArticleFields(props: ArticleFieldsProps) {
  const { t } = useTexts();
  const { article, form } = props;
  const { language, setLanguage } = useWrittenLanguage();
  const [lists] = useState(() => ({ ru: partsOf(form, 'ru'), en: partsOf(form, 'en') }));
  return (
    <div className={classes.form}>
      <SegmentedControl
        aria-label={t('publication.desk.language')}
        data={[
          { value: 'ru', label: t('publication.desk.ru') },
          { value: 'en', label: t('publication.desk.en') },
        ]}
        value={language}
        onChange={(value) => setLanguage(value === 'en' ? 'en' : 'ru')}
      />
      {language === 'en' && <p className={classes.dim}>{t('publication.desk.englishHint')}</p>}
      <TextFields key={language} {...props} language={language} list={lists[language]} />
      {article.place.kind === 'article' && <OfArticle {...props} />}
      {article.place.kind === 'block' && <OfBlock {...props} />}
    </div>
  );
}

/** What is to be filled in before readers may see it; each line leads to its field. */
function MissingNotice({ lacks, goTo }: Pick<Lacks, 'lacks' | 'goTo'>) {
  const { t } = useTexts();
  if (lacks.length === 0) return null;
  const wordsOf = (lack: Lack) =>
    lack.what === 'alt'
      ? t(`desk.missing.alt.${lack.language}`, { number: lack.part + 1 })
      : t(`desk.missing.${lack.what}`);
  return (
    <Alert color="red" mb="md" maw={760} role="alert" title={t('desk.missing.lead')}>
      <ul className={classes.lacks}>
        {lacks.map((lack) => (
          <li key={lackField(lack)}>
            <Anchor component="button" type="button" onClick={() => goTo(lack)}>
              {wordsOf(lack)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

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
