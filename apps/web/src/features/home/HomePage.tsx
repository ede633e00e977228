import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSessionState } from '../../app/ServicesContext.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './HomePage.module.css';
import { ProductPicture } from './ProductPicture.tsx';

const FEATURES = ['approval', 'editor', 'roadmap'] as const;

/** The public home page: what the product does, a way in, and three things that it can do. */
export function HomePage() {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  return (
    <article>
      <div className={classes.hero}>
        <div className={classes.words}>
          <Title order={1} className={classes.title}>
            {t('home.title')}
          </Title>
          <p className={classes.lead}>{t('home.lead')}</p>
          {signedIn ? (
            <Button component={Link} to="/projects" size="lg">
              {t('shell.notFound.projects')}
            </Button>
          ) : (
            <div className={classes.ways}>
              <Button component={Link} to="/sign-up" size="lg">
                {t('home.start')}
              </Button>
              <Button component={Link} to="/sign-in" size="lg" variant="subtle">
                {t('home.signIn')}
              </Button>
            </div>
          )}
        </div>
        <ProductPicture />
      </div>
      <section className={classes.features} aria-label={t('home.features')}>
        {FEATURES.map((name) => (
          <div key={name} className={classes.feature}>
            <Title order={2} className={classes.name}>
              {t(`home.${name}.title`)}
            </Title>
            <p>{t(`home.${name}.text`)}</p>
          </div>
        ))}
      </section>
    </article>
  );
}
