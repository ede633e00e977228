import type { PagePath } from '@pv/contract';
import { useWebPage } from './api.ts';
import { Loaded } from './read/Loaded.tsx';
import { TextView } from './read/TextView.tsx';

function TextPage({ path }: { path: PagePath }) {
  return <Loaded query={useWebPage(path)}>{(page) => <TextView page={page} />}</Loaded>;
}

/** What the service is. */
export const AboutPage = () => <TextPage path="about" />;

/** Working with the service: universities, accelerators, companies, advertisers. */
export const PartnersPage = () => <TextPage path="partners" />;

/** What becomes of one's data, in plain words; the papers themselves stand elsewhere. */
export const PrivacyPage = () => <TextPage path="privacy" />;
