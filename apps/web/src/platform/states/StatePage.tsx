import { Button, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useHeadingFocus } from '../../ui/focus.ts';
import { usePageTitle } from '../address/use-page-title.ts';
import { palette } from '../keys.ts';
import { useSessionState } from '../ServicesContext.tsx';
import classes from './StatePage.module.css';

interface StatePageProps {
  title: string;
  text: string;
  /** Stands where something was answered, whose button is gone: the title is read next. */
  follows?: boolean;
  children: ReactNode;
}

/** A page that only says one thing: what happened and where to go from here. */
export function StatePage({ title, text, follows = false, children }: StatePageProps) {
  const heading = useHeadingFocus(follows);
  return (
    <div className={classes.state}>
      <Title order={1} {...heading}>
        {title}
      </Title>
      <p>{text}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

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
