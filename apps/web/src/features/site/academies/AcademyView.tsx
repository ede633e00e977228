import type { WebPage } from '@pv/contract';
import { TextHead } from '../read/TextHead.tsx';
import { TextParts } from '../read/TextParts.tsx';
import { WayIn } from '../WayIn.tsx';
import { ACADEMY, type Academy } from './academies.ts';
import { GuideList } from './GuideList.tsx';

/** The page of an academy: its text with the guides. */
export function AcademyView({ academy, page }: { academy: Academy; page: WebPage }) {
  return (
    <article>
      <TextHead {...page}>
        <WayIn />
      </TextHead>
      {ACADEMY[academy].guides.map((type) => (
        <GuideList key={type} type={type} />
      ))}
      <TextParts {...page} />
    </article>
  );
}
