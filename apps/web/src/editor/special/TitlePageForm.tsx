import { ActionIcon, Textarea } from '@mantine/core';
import type { DocumentView } from '@pv/contract';
import { IconRestore } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
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

function TitleField({ name }: { name: Field }) {
  const { t } = useTexts();
  const { view } = useWorkbench();
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
      label={t(`editor.titlePage.${name}`)}
      value={own ?? knownOf(view.title_page, name)}
      description={name === 'codes' ? t('editor.titlePage.codesHint') : undefined}
      readOnly={!rights.edit}
      onChange={(event) => change(event.currentTarget.value)}
      rightSection={
        own !== undefined &&
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

/** The title page: what the profiles and the project say, and what the writer says otherwise. */
export function TitlePageForm() {
  const { t } = useTexts();
  const { people } = useWorkbench().view.title_page;
  return (
    <div className={classes.form}>
      <h2 className={classes.name}>{t('editor.kind.title')}</h2>
      <p className={classes.hint}>{t('editor.titlePage.hint')}</p>
      <div className={classes.fields}>
        {FIELDS.map((name) => (
          <TitleField key={name} name={name} />
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
