import type { WebPage } from '@pv/contract';
import { SiteText } from '../site/public.ts';

/** A page of the site as its readers see it. */
export function TextPreview({ page }: { page: WebPage }) {
  return <SiteText page={page} />;
}
