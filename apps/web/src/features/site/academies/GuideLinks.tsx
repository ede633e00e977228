import type { ProjectType } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useBlocks } from '../api/use-site.ts';
import { GUIDES_OF } from './guides-of.ts';

/** All guides for a kind of project as a list of links. */
export function GuideLinks({ type }: { type: ProjectType }) {
  const { data } = useBlocks(GUIDES_OF[type]);
  return (
    <ul>
      {data?.info_blocks.map(({ id, slug, title }) => (
        <li key={id}>
          <Link to="/guides/$guide" params={{ guide: slug }}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
