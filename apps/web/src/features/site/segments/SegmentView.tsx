import type { Segment, WebPage } from '@pv/contract';
import { useBlocks } from '../api/use-site.ts';
import { TextHead } from '../read/TextHead.tsx';
import { TextParts } from '../read/TextParts.tsx';
import { WayIn } from '../WayIn.tsx';
import { FeatureList } from './FeatureList.tsx';
import { OtherSegments } from './OtherSegments.tsx';

interface SegmentViewProps {
  slug: Segment['slug'];
  page: WebPage;
}

/** The page of a group of people: its text with the features for them. */
export function SegmentView({ slug, page }: SegmentViewProps) {
  const features = useBlocks(slug).data?.info_blocks ?? [];
  return (
    <article>
      <TextHead {...page}>
        <WayIn />
      </TextHead>
      <FeatureList features={features} />
      <TextParts {...page} />
      <OtherSegments slug={slug} />
    </article>
  );
}
