import { useEffect, useEffectEvent, useState } from 'react';
import { useAddPictures } from '../../../editor/shell/use-add-pictures.ts';
import { createWorkbench, type Workbench } from '../../../editor/shell/workbench.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DEMO_VIEW } from '../text/demo-view.ts';
import { openDemo } from './open-demo.ts';
import { type DemoPictures, openDemoPictures } from './pictures.ts';

/** The open demo with its pictures. */
export interface DemoBench {
  bench: Workbench;
  pictures: DemoPictures;
}

/** Opens the demo for as long as the component lives; null until it is open. */
export function useDemoBench(): DemoBench | null {
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
