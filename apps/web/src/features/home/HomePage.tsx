import { Button } from '@mantine/core';
import { blockTypeId } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLikelySignedIn } from '../../platform/ServicesContext.tsx';
import { BlockIcon } from '../../ui/BlockIcon.tsx';
import { Hero } from '../../ui/PageHeader.tsx';
import { ProductPicture } from '../../ui/product/ProductPicture.tsx';
import { ArticleCards, useArticles } from '../publication/public.ts';
import { FeatureList, isSegment, useBlocks, useBlockTypes } from '../site/public.ts';
import { Academies } from './Academies.tsx';
import classes from './HomePage.module.css';

/** News that the home page shows. */
const MOST = 3;

/** The latest news; nothing while there are none. */
function News() {
  const { t } = useTexts();
  const articles = useArticles('news', {}).data?.articles.slice(0, MOST) ?? [];
  if (articles.length === 0) return null;
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>{t('home.news.title')}</h2>
        <Link to="/articles-news">{t('home.news.all')}</Link>
      </div>
      <ArticleCards articles={articles} label={t('home.news.title')} level={3} />
    </section>
  );
}

/** Who benefits: the groups of people, each with its features and its page. */
function Segments() {
  const { t } = useTexts();
  const segments = (useBlockTypes().data?.info_blocks ?? []).filter(isSegment);
  const blocks = useBlocks().data?.info_blocks ?? [];
  if (segments.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('home.segments')}</h2>
      <ul className={classes.segments}>
        {segments.map(({ id, slug, title }) => (
          <li key={id} className={classes.segment}>
            <h3>
              <Link to="/for/$segment" params={{ segment: slug }}>
                {title}
              </Link>
            </h3>
            <ul>
              {blocks
                .filter(({ categoryId }) => categoryId === id)
                .map((feature) => (
                  <li key={feature.id}>
                    <BlockIcon name={feature.icon} size={18} />
                    {feature.title}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        <ProductPicture of="project" alt={t('home.picture.project')} />
      </div>
      <section aria-label={t('home.features')}>
        <FeatureList features={features} />
        <ProductPicture of="editor" alt={t('home.picture.editor')} />
      </section>
      <News />
      <Academies blocks={blocks} />
      <Segments />
    </article>
  );
}
