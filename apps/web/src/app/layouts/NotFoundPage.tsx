import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../router/use-page-title.ts';
import { useSessionState } from '../ServicesContext.tsx';
import { StatePage } from './StatePage.tsx';

/** No such page, or one that this person may not see: the same words for both. */
export function NotFoundPage() {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  usePageTitle(t('shell.notFound.title'), null);
  return (
    <StatePage title={t('shell.notFound.title')} text={t('shell.notFound.text')}>
      <Button component={Link} to={signedIn ? '/projects' : '/'}>
        {signedIn ? t('shell.notFound.projects') : t('shell.notFound.home')}
      </Button>
    </StatePage>
  );
}
