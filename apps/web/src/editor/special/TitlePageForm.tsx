import { ActionIcon, Textarea } from '@mantine/core';
import type { DocumentView } from '@pv/contract';
import {
  type ArticleField,
  completeTitlePage,
  isArticleProfile,
  knownField,
  linesOfPeople,
} from '@pv/gost';
import { IconRestore } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './TitlePageForm.module.css';
import { useSettings } from './use-settings.ts';

interface Props {
  name: string;
  label: string;
  description?: string | undefined;
  /** What stands here while the writer has typed nothing else. */
  known: string;
  lang?: 'en' | undefined;
}

/** A field of the document's settings: what is known, until the writer says otherwise. */
function SettingField({ name, label, description, known, lang }: Props) {
  const { t } = useTexts();
  const rights = useRights();
  const [{ titleFields }, write] = useSettings();
  const own = titleFields[name];
  const change = (value: string | undefined) => {
    const { [name]: _, ...others } = titleFields;
    write({ titleFields: value === undefined ? others : { ...others, [name]: value } });
  };
  return (
    <Textarea
      autosize
      minRows={1}
      label={label}
      lang={lang}
      value={own ?? known}
      description={description}
      readOnly={!rights.edit}
      onChange={(event) => change(event.currentTarget.value)}
      rightSection={
        own !== undefined &&
        known !== '' &&
        rights.edit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('editor.titlePage.reset')}
            title={t('editor.titlePage.reset')}
            onClick={() => change(undefined)}
          >
            <IconRestore size={18} />
          </ActionIcon>
        )
      }
    />
  );
}

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

/** Fields that a writer may word otherwise than the profile, in printing order. */
const FIELDS = [
  'ministry',
  'institution',
  'department',
  'workKind',
  'workSubkind',
  'title',
  'codes',
  'people',
  'city',
  'year',
] as const;
type Field = (typeof FIELDS)[number];

/** What the profiles and the project give for a field; codes stand one a line. */
function knownOf(page: DocumentView['title_page'], name: Field): string {
  if (name === 'people') return linesOfPeople(page.people);
  return name === 'codes' ? page.codes.join('\n') : page[name];
}

/** The title page: what the profiles and the project say, and what the writer says otherwise. */
function WorkForm() {
  const { t } = useTexts();
  const { title_page: page } = useWorkbench().view;
  const [{ titleFields }] = useSettings();
  const { people } = completeTitlePage(page, titleFields);
  return (
    <div className={classes.form}>
      <h2 className={classes.name}>{t('editor.kind.title')}</h2>
      <p className={classes.hint}>{t('editor.titlePage.hint')}</p>
      <div className={classes.fields}>
        {FIELDS.map((name) => (
          <SettingField
            key={name}
            name={name}
            label={t(`editor.titlePage.${name}`)}
            description={
              name === 'codes' || name === 'people' ? t(`editor.titlePage.${name}Hint`) : undefined
            }
            known={knownOf(page, name)}
          />
        ))}
      </div>
      <ul className={classes.people}>
        {people.map(({ role, description, name }) => (
          <li key={`${role}${name}`}>
            <span>{[role, description].filter(Boolean).join(', ')}</span>
            <span className={classes.signature} aria-hidden="true" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands in front of the text: a title page, or the details of an article. */
export function TitlePageForm() {
  const [{ profile }] = useSettings();
  return isArticleProfile(profile) ? <ArticleHeadForm /> : <WorkForm />;
}
