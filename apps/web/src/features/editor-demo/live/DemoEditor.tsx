import { ActionIcon } from '@mantine/core';
import {
  IconDeviceFloppy,
  IconFileExport,
  IconFileSearch,
  IconMaximize,
  IconMinimize,
  IconRotate2,
  IconUsers,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveDocument, useLoaded } from '../../../editor/shell/DocumentContext.tsx';
import { EditorPage } from '../../../editor/shell/EditorPage.tsx';
import type { EditorPanel } from '../../../editor/shell/panels.ts';
import { scrollText } from '../../../editor/shell/scroll-text.ts';
import { useAddPictures } from '../../../editor/shell/use-add-pictures.ts';
import { WorkbenchProvider } from '../../../editor/shell/WorkbenchContext.tsx';
import { createWorkbench, type Workbench } from '../../../editor/shell/workbench.ts';
import { openSpelling } from '../../../editor/spelling/spelling.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { checkPanel } from '../../document/public.ts';
import { DEMO_VIEW } from '../demo-text.ts';
import { openDemo } from './open-demo.ts';
import { type DemoPictures, openDemoPictures } from './pictures.ts';
import '../../../editor/document.css';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { DemoPicturesProvider } from './DemoContext.tsx';
import classes from './DemoEditor.module.css';

/** What somebody does in the editor who reads on from there, or goes elsewhere in it. */
const DEEDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a sheet to the top of its text, and holds it there until somebody does anything in the editor: what
 * leads to it on the page around is pressed while sheets are still being laid out.
 */
function holdAtTop(text: HTMLElement, sheet: Element): () => void {
  // two that keep the place would each make good for the same change
  text.style.overflowAnchor = 'none';
  const place = () => scrollText(text, sheet, 'start');
  place();
  // sheets have their height only once they are near the window
  const heights = new ResizeObserver(place);
  for (let one = sheet.previousElementSibling; one; one = one.previousElementSibling) {
    heights.observe(one);
  }
  const listening = new AbortController();
  const stop = () => {
    text.style.overflowAnchor = '';
    heights.disconnect();
    listening.abort();
  };
  const editor = text.closest('[role="group"]') ?? text;
  for (const deed of DEEDS) {
    editor.addEventListener(deed, stop, { signal: listening.signal, capture: true, passive: true });
  }
  return stop;
}

/**
 * Opens the demo at its introduction: what a visitor is asked to try is done in the text, and the title
 * page would take his first screen. The page around the demo stays where it is.
 */
function OpenAtText() {
  const live = useLiveDocument();
  const loaded = useLoaded();
  useEffect(() => {
    const intro = loaded ? live.sections().find(({ kind }) => kind === 'intro') : undefined;
    const sheet = intro ? document.getElementById(`section-${intro.id}`) : null;
    const text = sheet?.closest<HTMLElement>('.pv-doc');
    if (sheet && text) return holdAtTop(text, sheet);
  }, [live, loaded]);
  return null;
}

const always = () => true;

/** In the order of the buttons; what only the server can do is locked. */
const panels = (locked: EditorPanel['locked']): readonly EditorPanel[] => [
  checkPanel,
  {
    name: 'pages',
    label: 'panels.preview.title',
    locked,
    icon: IconFileSearch,
    shape: 'dialog',
    shortcut: 'F9',
    visible: always,
    load: () => import('../dialogs/PagesDialog.tsx'),
  },
  {
    name: 'together',
    label: 'demo.together.button',
    locked,
    icon: IconUsers,
    shape: 'dialog',
    visible: always,
    load: () => import('../dialogs/TogetherDialog.tsx'),
  },
  {
    name: 'download',
    label: 'documents.export.button',
    icon: IconFileExport,
    shape: 'dialog',
    visible: always,
    load: () => import('../dialogs/DownloadDialog.tsx'),
  },
  {
    name: 'restart',
    label: 'demo.restart.button',
    icon: IconRotate2,
    shape: 'dialog',
    visible: always,
    load: () => import('../dialogs/RestartDialog.tsx'),
  },
];

/** What stands around the text of the demo for a visitor and for somebody who has an account. */
const DEMO_PANELS = {
  out: panels('demo.locked'),
  in: panels('demo.lockedSignedIn'),
} as const;

/** The open demo with its pictures. */
interface DemoBench {
  bench: Workbench;
  pictures: DemoPictures;
}

/** Opens the demo for as long as the component lives; null until it is open. */
function useDemoBench(): DemoBench | null {
  const { t } = useTexts();
  const [demo, setDemo] = useState<DemoBench | null>(null);
  const brokenReference = useEffectEvent(() => t('editor.brokenReference'));
  const pictureDeps = useAddPictures();
  useEffect(() => {
    const live = openDemo();
    const pictures = openDemoPictures(live.doc);
    const bench = createWorkbench({
      view: DEMO_VIEW,
      live,
      assets: pictures.store,
      spelling: openSpelling(live.doc, 'demo'),
      sendPicture: pictures.send,
      brokenReference: () => brokenReference(),
      ...pictureDeps,
    });
    setDemo({ bench, pictures });
    return () => {
      setDemo(null);
      bench.destroy();
      pictures.destroy();
      live.destroy();
    };
  }, [pictureDeps]);
  return demo;
}

function Place() {
  const { t } = useTexts();
  return (
    <div className={classes.names}>
      <h3 className={classes.name} lang="ru">
        {DEMO_VIEW.project_title}
      </h3>
      <span className={classes.hint}>{t('demo.sample')}</span>
    </div>
  );
}

function Kept() {
  const { t } = useTexts();
  return (
    <span className={classes.kept} title={t('demo.keptTitle')}>
      <IconDeviceFloppy size={16} stroke={1.8} aria-hidden="true" />
      <span className={classes.words}>{t('demo.kept')}</span>
    </span>
  );
}

/** How much of the window the demo has. */
interface DemoSize {
  whole: boolean;
  onWhole: (whole: boolean) => void;
}

function SizeButton({ whole, onWhole }: DemoSize) {
  const { t } = useTexts();
  const label = t(whole ? 'demo.backToPage' : 'demo.wholeScreen');
  const Icon = whole ? IconMinimize : IconMaximize;
  return (
    <ActionIcon
      className={classes.size}
      variant="default"
      size={36}
      title={label}
      aria-label={label}
      onClick={() => onWhole(!whole)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

/** The editor itself with the document of the demo. */
export default function DemoEditor(size: DemoSize) {
  const demo = useDemoBench();
  const signedIn = useSessionState().kind === 'in';
  if (!demo) return <PageSkeleton />;
  const saved = (
    <>
      <Kept />
      <SizeButton {...size} />
    </>
  );
  return (
    <DemoPicturesProvider value={demo.pictures}>
      <WorkbenchProvider bench={demo.bench}>
        <EditorPage
          panels={DEMO_PANELS[signedIn ? 'in' : 'out']}
          frame={{ place: <Place />, saved }}
        />
        <OpenAtText />
      </WorkbenchProvider>
    </DemoPicturesProvider>
  );
}
