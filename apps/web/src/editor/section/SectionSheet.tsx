import { GENERATED_KINDS, type SectionHead, type SectionKind } from '@pv/editor-schema';
import { type ComponentType, type MouseEvent, memo } from 'react';
import { useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { AbstractKeywords } from '../special/AbstractKeywords.tsx';
import { ContentsPage } from '../special/ContentsPage.tsx';
import { ReferencesPage } from '../special/ReferencesPage.tsx';
import { TitlePageForm } from '../special/TitlePageForm.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SectionText } from './SectionText.tsx';
import { useSectionName } from './use-section-name.ts';

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

/** One section as a sheet of paper. A click on its margins begins to write at the nearest place of its text. */
export const SectionSheet = memo(function SectionSheet({ head }: { head: SectionHead }) {
  const bench = useWorkbench();
  const rights = useRights();
  const title = useSectionName(head);
  const Body = BODIES[head.kind] ?? SectionText;
  const written = rights.edit && !GENERATED_KINDS.has(head.kind);
  const onClick = (event: MouseEvent) => {
    if (!written || event.target !== event.currentTarget || !getSelection()?.isCollapsed) return;
    bench.activate(head.id, { left: event.clientX, top: event.clientY });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard one goes into the text itself
    <article
      className="pv-sheet"
      id={`section-${head.id}`}
      data-kind={head.kind}
      data-written={written || undefined}
      aria-label={title}
      onClick={onClick}
    >
      {head.kind !== 'title' && <SectionHeading head={head} />}
      <Body head={head} />
    </article>
  );
});
