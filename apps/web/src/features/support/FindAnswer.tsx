import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './Support.module.css';

/** As many letters as the search of the questions takes. */
const MOST = 200;

/** Words to look for among the answers that the site has; without JavaScript the browser sends them. */
export function FindAnswer() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <form
      className={classes.find}
      action="/faq"
      onSubmit={(event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get('search')).trim();
        void navigate({ to: '/faq', search: words ? { search: words } : {} });
      }}
    >
      <TextInput
        label={t('support.find.label')}
        name="search"
        maxLength={MOST}
        enterKeyHint="search"
      />
      <Button type="submit" variant="default">
        {t('support.find.button')}
      </Button>
    </form>
  );
}
