import { Button } from '@mantine/core';
import type { Segment, WebPage } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useBlocks, useBlockTypes } from '../api.ts';
import { TextHead } from '../read/TextHead.tsx';
import { TextParts } from '../read/TextParts.tsx';
import { WayIn } from '../WayIn.tsx';
import { FeatureList } from './FeatureList.tsx';
import { isSegment } from './is-segment.ts';
import classes from './Segments.module.css';

/** The pages of the other groups of people. */
function OtherSegments({ slug }: { slug: string }) {
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

interface SegmentViewProps {
  slug: Segment['slug'];
  page: WebPage;
}

/** The page of a group of people: its text with the features for them. */
export function SegmentView({ slug, page }: SegmentViewProps) {
  const { t } = useTexts();
  const features = useBlocks(slug).data?.info_blocks ?? [];
  return (
    <article>
      <TextHead {...page}>
        <div className={classes.ways}>
          <WayIn />
          <Button
            size="md"
            variant="default"
            renderRoot={(root) => (
              <Link {...root} to="/example/$segment" params={{ segment: slug }} />
            )}
          >
            {t('pages.segments.example')}
          </Button>
        </div>
      </TextHead>
      <FeatureList features={features} />
      <TextParts {...page} />
      <OtherSegments slug={slug} />
    </article>
  );
}
