import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../address/use-page-title.ts';
import { palette } from '../keys/palette-store.ts';
import { useSessionState } from '../ServicesContext.tsx';
import { StatePage } from './StatePage.tsx';

/** No such page, or one that this person may not see: the same words for both. */
export function NotFoundPage() {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  usePageTitle(t('shell.notFound.title'), null);
  return (
    <StatePage title={t('shell.notFound.title')} text={t('shell.notFound.text')}>
      {signedIn && (
        <Button component={Link} to="/projects">
          {t('shell.notFound.projects')}
        </Button>
      )}
      <Button component={Link} to="/" {...(signedIn && { variant: 'default' })}>
        {t('shell.notFound.home')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        onClick={() => palette.open()}
        data-scripted
      >
        {t('shell.notFound.search')}
      </Button>
    </StatePage>
  );
}
