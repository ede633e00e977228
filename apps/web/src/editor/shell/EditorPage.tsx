import { Drawer } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { EditorDialogs } from '../dialogs/EditorDialogs.tsx';
import { Outline } from '../outline/Outline.tsx';
import { SectionSheet } from '../section/SectionSheet.tsx';
import { ObjectBar } from '../toolbar/ObjectBar.tsx';
import { SlashMenu } from '../toolbar/SlashMenu.tsx';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { useLoaded, useRights, useSections } from './DocumentContext.tsx';
import { type EditorFrame, EditorHeader } from './EditorHeader.tsx';
import classes from './EditorPage.module.css';
import { goToPlace } from './go-to-place.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Notices } from './Notices.tsx';
import { fetchPanels } from './panel-code.ts';
import type { EditorPanel } from './panels.ts';
import { SideSlot } from './SideSlot.tsx';
import { useWorkbench } from './WorkbenchContext.tsx';

function Sheets() {
  const sections = useSections();
  const loaded = useLoaded();
  if (!loaded) {
    return (
      <article className="pv-sheet">
        <PageSkeleton />
      </article>
    );
  }
  return sections.map((head) => <SectionSheet key={head.id} head={head} />);
}

interface EditorPageProps {
  panels: readonly EditorPanel[];
  /** For a document that is not one of a project. */
  frame?: EditorFrame;
  /** Stands under the notices of the document. */
  notice?: ReactNode;
}

/** The open document: sections at the left, the pages in the middle, one panel at the right. */
export function EditorPage({ panels, frame, notice }: EditorPageProps) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const [opened, setOpened] = useState<string | null>(null);
  const [outline, setOutline] = useState(false);
  const panel = panels.find(({ name }) => name === opened);
  const toggle = (name: string) => setOpened((now) => (now === name ? null : name));

  useEffect(() => bench.live.onGoTo((place) => goToPlace(bench, place)), [bench]);
  useEffect(() => fetchPanels(panels), [panels]);
  useHotkeys(
    panels.flatMap(({ name, shortcut }) =>
      shortcut ? [[shortcut, () => toggle(name)] as [string, () => void]] : [],
    ),
    [],
    true,
  );
  // in the text itself the keys are the editor's
  const history = (step: 'undo' | 'redo') => (event: KeyboardEvent) => {
    const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    if (!inDialog && rights.edit) bench.live[step]();
  };
  useHotkeys([
    ['mod+Z', history('undo')],
    ['mod+Y', history('redo')],
    ['mod+shift+Z', history('redo')],
  ]);
  return (
    <div className={classes.page} data-panel={panel?.shape === 'side' || undefined}>
      <div className={classes.top}>
        <EditorHeader
          panels={panels}
          frame={frame}
          opened={opened}
          onPanel={toggle}
          onOutline={() => setOutline(true)}
        />
        {rights.edit && <Toolbar />}
        <Notices />
        {notice}
      </div>
      <div className={classes.outline}>
        <Outline />
      </div>
      <div
        className={`pv-doc ${classes.scroll}`}
        style={{ '--pv-empty': JSON.stringify(t('editor.empty')) } as CSSProperties}
      >
        <Sheets />
      </div>
      {panel && <SideSlot panel={panel} onClose={() => setOpened(null)} onOpen={setOpened} />}
      <Drawer
        opened={outline}
        onClose={() => setOutline(false)}
        title={t('editor.outline.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
        styles={{ body: { padding: 0 } }}
      >
        <Outline onGo={() => setOutline(false)} />
      </Drawer>
      <SlashMenu />
      <ObjectBar />
      <EditorDialogs />
      <LeaveGuard />
    </div>
  );
}
