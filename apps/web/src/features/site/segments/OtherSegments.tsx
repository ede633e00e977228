import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useBlockTypes } from '../api.ts';
import { isSegment } from './is-segment.ts';
import classes from './Segments.module.css';

/** The pages of the other groups of people. */
export function OtherSegments({ slug }: { slug: string }) {
  const { t } = useTexts();
  const { data } = useBlockTypes();
  const others = (data?.info_blocks ?? []).filter((type) => isSegment(type) && type.slug !== slug);
  if (others.length === 0) return null;
  return (
    <nav className={classes.others} aria-label={t('pages.segments.others')}>
      <h2>{t('pages.segments.others')}</h2>
      <ul>
        {others.map((segment) => (
          <li key={segment.id}>
            <Link to="/for/$segment" params={{ segment: segment.slug }}>
              {segment.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
