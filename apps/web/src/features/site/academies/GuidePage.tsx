import { useParams } from '@tanstack/react-router';
import { useGuide } from '../api.ts';
import { Loaded } from '../read/Loaded.tsx';
import { GuideView } from './GuideView.tsx';

/** A study guide: how one step of the work is done. */
export function GuidePage() {
  const { guide } = useParams({ from: '/guides/$guide' });
  const query = useGuide(guide);
  return (
    <Loaded query={query}>
      {({ info_blocks: [block] }) => block && <GuideView block={block} />}
    </Loaded>
  );
}
