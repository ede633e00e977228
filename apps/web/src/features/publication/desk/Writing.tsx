import { Alert, Anchor, SegmentedControl, Select } from '@mantine/core';
import {
  type ArticleContent,
  BLOCK_ICONS,
  blockTypeId,
  type EditedArticle,
  type Lack,
  lacksOf,
  type Place,
  type PublicationKind,
} from '@pv/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { BlockIcon } from '../../../ui/BlockIcon.tsx';
import { momentText } from '../../../ui/days.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SaveState, type SaveStatus } from '../../../ui/SaveState.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { sitePath } from '../site-path.ts';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import classes from './Desk.module.css';
import { focusField, lackField } from './lack-field.ts';
import { OfArticle, StageField } from './OfArticle.tsx';
import { PublishActions } from './publish/PublishActions.tsx';
import { STATUS_GROUP } from './status-group.ts';
import { partsOf, TextFields, type WrittenLanguage } from './TextFields.tsx';
import { fieldsOf, useArticleForm, useFormState } from './use-article-form.ts';

/** The first of the types that hold guides. */
const GUIDES = blockTypeId('guides-research');

/** What only info blocks have: the picture beside the title and, of guides, the stage they help with. */
function OfBlock({ article: { place }, form, state }: ArticleFieldsProps) {
  const { t } = useTexts();
  const { icon = null } = state.values;
  const guide = place.kind === 'block' && place.type_id >= GUIDES;
  return (
    <div className={classes.pair}>
      <Select
        label={t('publication.desk.icon')}
        data={BLOCK_ICONS.map((value) => ({
          value,
          label: t(`publication.desk.icons.${value}`),
        }))}
        leftSection={icon && <BlockIcon name={icon} size={18} />}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <BlockIcon name={BLOCK_ICONS.find((name) => name === option.value) ?? null} size={18} />
            {option.label}
          </span>
        )}
        value={icon}
        clearable
        onChange={(value) => form.edit('icon', BLOCK_ICONS.find((name) => name === value) ?? null)}
      />
      {guide && <StageField form={form} state={state} />}
    </div>
  );
}

/** The language whose text is being written, as it stands in the address. */
function useWrittenLanguage() {
  const { language = 'ru' }: { language?: WrittenLanguage | undefined } = useSearch({
    from: '/protected/articles-desk/$id',
  });
  const navigate = useNavigate();
  return {
    language,
    setLanguage(next: WrittenLanguage) {
      if (next === language) return;
      void navigate({
        to: '.',
        search: next === 'ru' ? {} : { language: next },
        resetScroll: false,
      });
    },
  };
}

/**
 * What is missing to publish: marked at the fields from the first attempt on, until it is filled in.
 * `goTo` shows the language of a field and puts the caret into it.
 */
function useLacks(content: ArticleContent, kind: PublicationKind) {
  const [asked, setAsked] = useState(false);
  const [wanted, setWanted] = useState<Lack | null>(null);
  const { language, setLanguage } = useWrittenLanguage();
  const goTo = (lack: Lack) => {
    setLanguage(lack.language);
    setWanted(lack);
  };
  useEffect(() => {
    // the other language is drawn first
    if (wanted?.language !== language) return;
    const leave = () => setWanted(null);
    if (focusField(lackField(wanted))) return leave();
    // the code of a field may be on its way; whoever goes elsewhere meanwhile is left alone
    const coming = new MutationObserver(() => focusField(lackField(wanted)) && leave());
    coming.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', leave);
    return () => {
      coming.disconnect();
      document.removeEventListener('focusin', leave);
    };
  }, [wanted, language]);
  return {
    /** Those that are shown. */
    lacks: asked ? lacksOf(content, kind) : [],
    goTo,
    /** Whether it can be published; otherwise it is said why, with the caret in the first field. */
    ready(): boolean {
      const [first] = lacksOf(content, kind);
      setAsked(first !== undefined);
      if (first) goTo(first);
      return first === undefined;
    },
  };
}

type Lacks = ReturnType<typeof useLacks>;

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
