import type { DocumentView } from '@pv/contract';
import { isArticleProfile } from '@pv/gost';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { ArticleHeadForm } from './ArticleHeadForm.tsx';
import { SettingField } from './SettingField.tsx';
import classes from './TitlePageForm.module.css';
import { useSettings } from './use-settings.ts';

/** Fields that a writer may word otherwise than the profile, in printing order. */
const FIELDS = [
  'ministry',
  'institution',
  'department',
  'workKind',
  'workSubkind',
  'title',
  'codes',
  'city',
  'year',
] as const;
type Field = (typeof FIELDS)[number];

/** What the profiles and the project give for a field; codes stand one a line. */
function knownOf(page: DocumentView['title_page'], name: Field): string {
  return name === 'codes' ? page.codes.join('\n') : page[name];
}

/** The title page: what the profiles and the project say, and what the writer says otherwise. */
function WorkForm() {
  const { t } = useTexts();
  const { title_page: page } = useWorkbench().view;
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
            description={name === 'codes' ? t('editor.titlePage.codesHint') : undefined}
            known={knownOf(page, name)}
          />
        ))}
      </div>
      <ul className={classes.people}>
        {page.people.map(({ role, description, name }) => (
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
