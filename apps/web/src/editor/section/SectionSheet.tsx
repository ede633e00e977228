import type { SectionHead, SectionKind } from '@pv/editor-schema';
import { type ComponentType, memo } from 'react';
import { AbstractKeywords } from '../special/AbstractKeywords.tsx';
import { ContentsPage } from '../special/ContentsPage.tsx';
import { ReferencesPage } from '../special/ReferencesPage.tsx';
import { TitlePageForm } from '../special/TitlePageForm.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SectionText } from './SectionText.tsx';

type Body = ComponentType<{ head: SectionHead }>;

function AbstractBody({ head }: { head: SectionHead }) {
  return (
    <>
      <AbstractKeywords head={head} />
      <SectionText head={head} />
    </>
  );
}

/** Sections whose body is not simply a text. */
const BODIES: Partial<Record<SectionKind, Body>> = {
  title: TitlePageForm,
  abstract: AbstractBody,
  main: ContentsPage,
  references: ReferencesPage,
};

/** One section as a sheet of paper. */
export const SectionSheet = memo(function SectionSheet({ head }: { head: SectionHead }) {
  const Body = BODIES[head.kind] ?? SectionText;
  return (
    <article className="pv-sheet" id={`section-${head.id}`} data-kind={head.kind}>
      {head.kind !== 'title' && <SectionHeading head={head} />}
      <Body head={head} />
    </article>
  );
});
