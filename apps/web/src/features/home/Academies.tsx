import { Button } from '@mantine/core';
import { blockTypeId, type InfoBlock } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ACADEMY, isAcademy } from '../site/public.ts';
import classes from './HomePage.module.css';

/** Guides of an academy that its card names. */
const MOST = 4;

function Card({ academy, blocks }: { academy: InfoBlock; blocks: readonly InfoBlock[] }) {
  const { t } = useTexts();
  const { slug, title, description } = academy;
  if (!isAcademy(slug)) return null;
  const types = ACADEMY[slug].guides.map(blockTypeId);
  const guides = blocks.filter(({ categoryId }) => types.includes(categoryId)).slice(0, MOST);
  return (
    <li className={classes.academy}>
      <h3>{title}</h3>
      <p>{description}</p>
      <ul aria-label={t('home.academies.guides')}>
        {guides.map((guide) => (
          <li key={guide.id}>
            <Link to="/guides/$guide" params={{ guide: guide.slug }}>
              {guide.title}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        aria-label={t('home.academies.goTo', { title })}
        renderRoot={(root) => <Link {...root} to="/academy/$academy" params={{ academy: slug }} />}
      >
        {t('home.academies.go')}
      </Button>
    </li>
  );
}

/** The academies of the home page, each with some of the guides that are among the blocks. */
export function Academies({ blocks }: { blocks: readonly InfoBlock[] }) {
  const { t } = useTexts();
  const academies = blocks.filter(({ categoryId }) => categoryId === blockTypeId('academies'));
  if (academies.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('home.academies.title')}</h2>
      <ul className={classes.academies}>
        {academies.map((academy) => (
          <Card key={academy.id} academy={academy} blocks={blocks} />
        ))}
      </ul>
    </section>
  );
}
