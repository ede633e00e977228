import { type NodeJson, readSectionContent, sectionFragment } from '@pv/editor-schema';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { changedBlocks } from '../text/changed-blocks.ts';
import { element } from '../text/objects.ts';
import { renderNode } from '../text/render-content.ts';
import { listenForWriting } from './begin-writing.ts';

/** Changes of others are drawn together, ms. */
const REDRAW_AFTER = 250;

/**
 * Draws the blocks that differ. The others keep their elements, and with them a selection in them and a
 * click that is under way.
 */
function redraw(text: HTMLElement, before: readonly NodeJson[], after: readonly NodeJson[]): void {
  const changed = changedBlocks(before, after);
  const { from } = changed;
  const old = [...text.childNodes].slice(from, from + changed.before);
  const next = text.childNodes[from + changed.before] ?? null;
  for (const node of old) node.remove();
  for (const block of after.slice(from, from + changed.after)) {
    text.insertBefore(renderNode(block), next);
  }
}

/** The text of a section that nobody edits here: plain elements, drawn anew when others change it. */
export function StaticText({ sectionId, title }: { sectionId: string; title: string }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = host.current;
    if (!root) return;
    const { live, painter } = bench;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const text = element('div', 'pv-text');
    let shown: readonly NodeJson[] = [];
    root.replaceChildren(text);
    const draw = () => {
      timer = undefined;
      const { content = [] } = readSectionContent(live.doc, sectionId);
      redraw(text, shown, content);
      shown = content;
      painter.refresh(root);
    };
    const later = () => {
      timer ??= setTimeout(draw, REDRAW_AFTER);
    };
    draw();
    const fragment = sectionFragment(live.doc, sectionId);
    fragment.observeDeep(later);
    const stop = painter.watch(root);
    return () => {
      fragment.unobserveDeep(later);
      clearTimeout(timer);
      stop();
    };
  }, [bench, sectionId]);

  useEffect(() => {
    const root = host.current;
    if (!root || !rights.edit) return;
    return listenForWriting(root, (caret) => {
      // the key or the letter that is on its way must find the editor in its place
      flushSync(() => bench.activate(sectionId, caret));
      return bench.editor();
    });
  }, [bench, sectionId, rights.edit]);

  if (!rights.edit) return <div ref={host} className="pv-text-host" lang="ru" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text of many paragraphs is no input
    <div
      ref={host}
      className="pv-text-host"
      lang="ru"
      role="textbox"
      aria-multiline="true"
      aria-label={t('editor.text', { title })}
      tabIndex={0}
      contentEditable
      spellCheck={false}
    />
  );
}
