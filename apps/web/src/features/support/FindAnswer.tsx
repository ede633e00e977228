import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './Support.module.css';

/** As many letters as the search of the questions takes. */
const MOST = 200;

/**
 * Words to look for among the answers that the site has. A field of the browser's own: without JavaScript
 * it sends them by itself, and the page stays as light as it is.
 */
export function FindAnswer() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = useId();
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
      <label htmlFor={id}>{t('support.find.label')}</label>
      <input id={id} name="search" type="text" maxLength={MOST} enterKeyHint="search" />
      <Button type="submit" variant="default">
        {t('support.find.button')}
      </Button>
    </form>
  );
}
