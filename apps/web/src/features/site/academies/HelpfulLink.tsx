import { Link } from '@tanstack/react-router';
import { ARTICLE_PATHS } from '../../publication/public.ts';
import type { Helpful } from './use-helpful.ts';

/** The title of a guide or an article, leading to it. */
export function HelpfulLink({ one }: { one: Helpful }) {
  if ('section' in one) {
    return (
      <Link to={ARTICLE_PATHS[one.section]} params={{ articlePathName: one.slug }}>
        {one.title}
      </Link>
    );
  }
  return (
    <Link to="/guides/$guide" params={{ guide: one.slug }}>
      {one.title}
    </Link>
  );
}
