import {
  GENERATED_KINDS,
  SECTION_TITLE_MAX,
  type SectionHead,
  type SectionKind,
} from '@pv/editor-schema';
import { hasPlainSections, type NumberedItem } from '@pv/gost';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Later } from '../../ui/Later.tsx';
import { renameSection } from '../document/sections.ts';
import { useHeadingNumbers, useLiveDocument, useSections } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { ReferencesPage } from '../sources/ReferencesPage.tsx';
import { AbstractKeywords } from '../special/AbstractKeywords.tsx';
import classes from '../special/ContentsPage.module.css';
import { MadeIllustrations } from '../special/MadeIllustrations.tsx';
import { PerformersForm } from '../special/TitleBlocksForm.tsx';
import { TitlePageForm } from '../special/TitlePageForm.tsx';
import { useSettings } from '../special/use-settings.ts';
import { ClosedNote } from '../stages/ClosedNote.tsx';
import { useMayWrite } from '../stages/StagesContext.tsx';
import { ActiveText } from './ActiveText.tsx';
import { withShown } from './place-caret.ts';
import { StaticText } from './StaticText.tsx';
import { isTyped, outlineTitle, printedTitle, type TypedKind } from './section-title.ts';

/** «Приложение А Листинги», «1.2 Метод»: what stands before the title in the contents. */
function numberOf({ kind, number }: NumberedItem): string {
  if (number === null) return '';
  return kind === 'appendix' ? `ПРИЛОЖЕНИЕ ${number} ` : `${number} `;
}

/** The contents as made from the headings; a click leads to the heading. */
function Contents() {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const heads = new Map(useSections().map((head) => [head.id, head]));
  const { items } = useHeadingNumbers();
  const titleOf = (item: NumberedItem): string => {
    const head = item.path.length === 0 ? heads.get(item.sectionId) : undefined;
    return head && !isTyped(head.kind) ? printedTitle(live.doc, head) : item.text;
  };
  const lines = items.filter((item) => {
    const kind = heads.get(item.sectionId)?.kind;
    const front = kind === 'title' || kind === 'performers' || kind === 'main';
    if (front || item.level === null || item.level > 3) return false;
    // what has no title yet is told by its number
    return item.number !== null || titleOf(item) !== '';
  });
  if (lines.length === 0) return <p className={classes.note}>{t('editor.contents.empty')}</p>;
  return (
    <>
      <ol className={classes.lines} lang="ru">
        {lines.map((item) => (
          <li key={`${item.sectionId}.${item.path.join('.')}`} data-level={item.level}>
            <button
              type="button"
              className={classes.line}
              onClick={() => live.goTo({ sectionId: item.sectionId, path: item.path })}
            >
              {numberOf(item)}
              {titleOf(item) || t('editor.outline.untitled')}
            </button>
          </li>
        ))}
      </ol>
      <p className={classes.note}>{t('editor.contents.note')}</p>
    </>
  );
}

/** Hundreds of elements, mostly out of sight: they come after the texts, which are written in. */
const ContentsPage = () => (
  <Later>
    <Contents />
  </Later>
);
const References = () => (
  <Later>
    <ReferencesPage />
  </Later>
);

/** How a section is called in lists and by screen readers. */
function useSectionName(head: SectionHead): string {
  const { t } = useTexts();
  const { numbering } = useLiveDocument();
  const [{ profile }] = useSettings();
  // a sheet is drawn anew when its own name changes
  const name = () => outlineTitle(head, { numbering: numbering.current(), profile }, t);
  return useSyncExternalStore(numbering.subscribe, name);
}

/** The text of a section: the editor where it is edited, plain elements elsewhere; footnotes below. */
function SectionText({ head }: { head: SectionHead }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const mayWrite = useMayWrite(head);
  const active = useSyncExternalStore(bench.subscribe, bench.active);
  const title = useSectionName(head);
  const edited = active?.id === head.id && mayWrite;
  return (
    <>
      {edited ? (
        <ActiveText active={active} label={t('editor.text', { title })} />
      ) : (
        <StaticText sectionId={head.id} title={title} mayWrite={mayWrite} />
      )}
      <ol className="pv-notes" lang="ru" />
    </>
  );
}

/** A heading that is typed in place, in the look of the page. */
function TypedHeading({ head, kind }: { head: SectionHead; kind: TypedKind }) {
  const { t } = useTexts();
  const { live, activate } = useWorkbench();
  const mayWrite = useMayWrite(head);
  const { numbering } = live;
  const number = useSyncExternalStore(
    numbering.subscribe,
    () => numbering.current().byId.get(head.id)?.number ?? '',
  );
  const hint = t(`editor.heading.${kind === 'materials' ? 'common' : kind}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    activate(head.id, 'start');
  };
  return (
    <h1 className="pv-title" data-kind={kind === 'chap' && !number ? 'plain' : kind} lang="ru">
      {kind === 'applications' && (
        <span className="pv-appendix">{t('editor.heading.appendix', { letter: number })}</span>
      )}
      {kind === 'chap' && number && <span className="pv-number">{number}&nbsp;</span>}
      <textarea
        className="pv-title-field"
        rows={1}
        maxLength={SECTION_TITLE_MAX}
        value={head.title}
        placeholder={hint}
        aria-label={hint}
        readOnly={!mayWrite}
        onChange={(event) =>
          renameSection(live.doc, head.id, event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))
        }
        onKeyDown={onKeyDown}
      />
    </h1>
  );
}

/** The heading of a section: typed for chapters and appendices, the standard's wording for the others. */
function SectionHeading({ head }: { head: SectionHead }) {
  const { live } = useWorkbench();
  const [{ profile }] = useSettings();
  if (isTyped(head.kind)) return <TypedHeading head={head} kind={head.kind} />;
  return (
    <h1
      className="pv-title"
      data-kind={hasPlainSections(profile) ? 'plain' : 'structural'}
      lang="ru"
    >
      {printedTitle(live.doc, head)}
    </h1>
  );
}

type Body = ComponentType<{ head: SectionHead }>;

function AbstractBody({ head }: { head: SectionHead }) {
  return (
    <>
      <AbstractKeywords head={head} />
      <SectionText head={head} />
    </>
  );
}

function IllustrationsBody({ head }: { head: SectionHead }) {
  return (
    <>
      <SectionText head={head} />
      <MadeIllustrations head={head} />
    </>
  );
}

/** Sections whose body is not simply a text. */
const BODIES: Partial<Record<SectionKind, Body>> = {
  title: TitlePageForm,
  performers: PerformersForm,
  abstract: AbstractBody,
  main: ContentsPage,
  references: References,
  illustrative: IllustrationsBody,
};

/** One section as a sheet of paper. A click on its margins begins to write at the nearest place of its text. */
export const SectionSheet = memo(function SectionSheet({ head }: { head: SectionHead }) {
  const bench = useWorkbench();
  const mayWrite = useMayWrite(head);
  const title = useSectionName(head);
  const Body = BODIES[head.kind] ?? SectionText;
  const body = useMemo(() => <Body head={head} />, [Body, head]);
  const written = mayWrite && !GENERATED_KINDS.has(head.kind);
  const onClick = (event: MouseEvent) => {
    if (!written || event.target !== event.currentTarget || !getSelection()?.isCollapsed) return;
    const point = { left: event.clientX, top: event.clientY };
    const text = event.currentTarget.querySelector('.pv-text-host:not(.is-active)');
    bench.activate(head.id, text ? withShown(text, point) : point);
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
      <ClosedNote head={head} />
      {head.kind !== 'title' && <SectionHeading head={head} />}
      {body}
    </article>
  );
});
