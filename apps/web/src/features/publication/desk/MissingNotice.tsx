import { Alert, Anchor } from '@mantine/core';
import type { Lack } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Desk.module.css';
import { lackField } from './lack-field.ts';
import type { Lacks } from './use-lacks.ts';

/** What is to be filled in before readers may see it; each line leads to its field. */
export function MissingNotice({ lacks, goTo }: Pick<Lacks, 'lacks' | 'goTo'>) {
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
