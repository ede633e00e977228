import { type ArticleField, isArticleProfile, knownField } from '@pv/gost';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { SettingField } from './SettingField.tsx';
import { TitleBlocksForm } from './TitleBlocksForm.tsx';
import classes from './TitlePageForm.module.css';
import { useSettings } from './use-settings.ts';

const GROUPS = {
  russian: ['workKind', 'codes', 'title', 'affiliations', 'acknowledgements'],
  english: [
    'titleEn',
    'authorsEn',
    'affiliationsEn',
    'abstractEn',
    'keywordsEn',
    'acknowledgementsEn',
  ],
  end: ['contribution', 'conflict'],
} as const satisfies Record<string, readonly ArticleField[]>;

/** Who has written the article, as the profiles tell. */
function Authors() {
  const { t } = useTexts();
  const { authors = [] } = useWorkbench().view.title_page;
  return (
    <section aria-label={t('editor.article.authors')}>
      <h3 className={classes.part}>{t('editor.article.authors')}</h3>
      <ul className={classes.authors}>
        {authors.map(({ name, affiliation, email, orcid, about }) => (
          <li key={email}>
            <strong>{name}</strong>
            <span>
              {[about, affiliation, email, orcid && `ORCID ${orcid}`].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('editor.article.authorsHint')}</p>
    </section>
  );
}

/** What stands around the text of an article: what is known, and what the writer says otherwise. */
function ArticleHeadForm() {
  const { t } = useTexts();
  const { title_page: page } = useWorkbench().view;
  const hints: Partial<Record<ArticleField, string>> = {
    codes: t('editor.titlePage.codesHint'),
    affiliations: t('editor.article.affiliationsHint'),
    affiliationsEn: t('editor.article.affiliationsHint'),
    authorsEn: t('editor.article.authorsEnHint'),
    acknowledgements: t('editor.article.acknowledgementsHint'),
    keywordsEn: t('editor.article.keywordsEnHint'),
  };
  const fields = (group: keyof typeof GROUPS) => (
    <div className={classes.fields}>
      {GROUPS[group].map((name) => (
        <SettingField
          key={name}
          name={name}
          label={t(`editor.article.field.${name}`)}
          description={hints[name]}
          known={knownField(page, name)}
          lang={group === 'english' ? 'en' : undefined}
        />
      ))}
    </div>
  );
  return (
    <div className={classes.form}>
      <h2 className={classes.name}>{t('editor.articleKind.title')}</h2>
      <p className={classes.hint}>{t('editor.article.hint')}</p>
      {fields('russian')}
      <Authors />
      <h3 className={classes.part}>{t('editor.article.english')}</h3>
      {fields('english')}
      <h3 className={classes.part}>{t('editor.article.end')}</h3>
      {fields('end')}
    </div>
  );
}

/** What stands in front of the text: a title page, or the details of an article. */
export function TitlePageForm() {
  const [{ profile }] = useSettings();
  return isArticleProfile(profile) ? <ArticleHeadForm /> : <TitleBlocksForm />;
}
