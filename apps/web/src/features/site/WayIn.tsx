import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLikelySignedIn } from '../../platform/ServicesContext.tsx';
import classes from './read/Read.module.css';

/** The way in: to registration, or to the work where somebody is signed in. */
export function WayIn() {
  const { t } = useTexts();
  const signedIn = useLikelySignedIn();
  if (signedIn) {
    return (
      <Button component={Link} to="/projects" size="md">
        {t('shell.notFound.projects')}
      </Button>
    );
  }
  return (
    <Button className={classes.way} component={Link} to="/sign-up" size="md">
      {t('home.start')}
    </Button>
  );
}
