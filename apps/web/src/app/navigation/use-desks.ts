import { IconMessages, IconNews } from '@tabler/icons-react';
import { useMay } from '../../features/publication/public.ts';

const ARTICLES = { to: '/articles-desk', label: 'publication.desk.title', icon: IconNews } as const;
const REQUESTS = { to: '/support-desk', label: 'support.desk.title', icon: IconMessages } as const;

/** The places where editors write and answer, for whoever may; empty until that is known. */
export function useDesks() {
  const [articles, requests] = [useMay('write_articles'), useMay('answer_support')];
  return [...(articles ? [ARTICLES] : []), ...(requests ? [REQUESTS] : [])];
}
