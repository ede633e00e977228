import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { BlockIcon } from '../../ui/BlockIcon.tsx';
import { isSegment, useBlocks, useBlockTypes } from '../site/public.ts';
import classes from './HomePage.module.css';

/** Who benefits: the groups of people, each with its features and its page. */
export function Segments() {
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
