import { Button } from '@mantine/core';
import { blockTypeId } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLikelySignedIn } from '../../platform/ServicesContext.tsx';
import { Hero } from '../../ui/PageHeader.tsx';
import { FeatureList, useBlocks } from '../site/public.ts';
import { Academies } from './Academies.tsx';
import classes from './HomePage.module.css';
import { News } from './News.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { Segments } from './Segments.tsx';

/** The public home page: what the product does, a way in, news, where to learn, and who benefits. */
export function HomePage() {
  const { t } = useTexts();
  const signedIn = useLikelySignedIn();
  const blocks = useBlocks().data?.info_blocks ?? [];
  const features = blocks.filter(({ categoryId }) => categoryId === blockTypeId('features'));
  return (
    <article>
      <div className={classes.hero}>
        <div className={classes.words}>
          <Hero title={t('home.title')} lead={t('home.lead')} />
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
      <section aria-label={t('home.features')}>
        <FeatureList features={features} />
      </section>
      <News />
      <Academies blocks={blocks} />
      <Segments />
    </article>
  );
}
