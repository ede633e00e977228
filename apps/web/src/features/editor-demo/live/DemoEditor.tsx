import { ActionIcon } from '@mantine/core';
import { IconDeviceFloppy, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { EditorPage } from '../../../editor/shell/EditorPage.tsx';
import { useAddPictures } from '../../../editor/shell/use-add-pictures.ts';
import { WorkbenchProvider } from '../../../editor/shell/WorkbenchContext.tsx';
import { createWorkbench, type Workbench } from '../../../editor/shell/workbench.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { DEMO_VIEW } from '../demo-text.ts';
import { openDemo } from './open-demo.ts';
import { type DemoPictures, openDemoPictures } from './pictures.ts';
import '../../../editor/document.css';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { DemoPicturesProvider } from './DemoContext.tsx';
import classes from './DemoEditor.module.css';
import { OpenAtText } from './OpenAtText.tsx';
import { DEMO_PANELS } from './panels.ts';

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
