import type { Segment } from '@pv/contract';
import { useParams } from '@tanstack/react-router';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { useWebPage } from '../api.ts';
import { Loaded } from '../read/Loaded.tsx';
import { segmentAt } from './is-segment.ts';
import { SegmentView } from './SegmentView.tsx';

function OfSegment({ slug }: { slug: Segment['slug'] }) {
  const query = useWebPage(`for/${slug}`);
  return <Loaded query={query}>{(page) => <SegmentView slug={slug} page={page} />}</Loaded>;
}

/** What the product is for one group of people. */
export function SegmentPage() {
  const segment = segmentAt(useParams({ from: '/for/$segment' }).segment);
  return segment ? <OfSegment key={segment.id} slug={segment.slug} /> : <NotFoundPage />;
}
