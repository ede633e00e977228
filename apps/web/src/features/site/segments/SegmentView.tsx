import { Button } from '@mantine/core';
import type { Segment, WebPage } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useBlocks } from '../api.ts';
import { TextHead } from '../read/TextHead.tsx';
import { TextParts } from '../read/TextParts.tsx';
import { WayIn } from '../WayIn.tsx';
import { FeatureList } from './FeatureList.tsx';
import { OtherSegments } from './OtherSegments.tsx';
import classes from './Segments.module.css';

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
