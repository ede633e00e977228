import { SEGMENTS, type WebPage } from '@pv/contract';
import { useState } from 'react';
import { AcademyView } from './academies/AcademyView.tsx';
import { ACADEMIES, ACADEMY } from './academies/academies.ts';
import { FaqView } from './faq/FaqView.tsx';
import { TextView } from './read/TextView.tsx';
import { SegmentView } from './segments/SegmentView.tsx';

function Faq({ page }: { page: WebPage }) {
  const [words, setWords] = useState('');
  return <FaqView page={page} words={words} onWords={setWords} />;
}

const segmentOf = (path: WebPage['path']) => SEGMENTS.find(({ slug }) => path === `for/${slug}`);
const academyOf = (path: WebPage['path']) => ACADEMIES.find((one) => ACADEMY[one].path === path);

/** A page of the site as its readers see it, whatever it is about. */
export function SiteText({ page }: { page: WebPage }) {
  const { path } = page;
  const [segment, academy] = [segmentOf(path), academyOf(path)];
  if (path === 'faq') return <Faq page={page} />;
  if (segment) return <SegmentView slug={segment.slug} page={page} />;
  return academy ? <AcademyView academy={academy} page={page} /> : <TextView page={page} />;
}
