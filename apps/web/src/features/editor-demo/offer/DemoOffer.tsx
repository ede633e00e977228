import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLoaded, useRights, useSections } from '../../../editor/shell/DocumentContext.tsx';
import { useUndoNotice } from '../../../editor/shell/use-undo-notice.tsx';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { isEmptyDocument } from '../../document/public.ts';
import { forgetDemoText, hasDemoText } from '../demo-left.ts';
import classes from './DemoOffer.module.css';

/** Whether the text of the demo can be taken into the open document: it is empty and may be written. */
function useOffered(): boolean {
  const { live } = useWorkbench();
  const loaded = useLoaded();
  const rights = useRights();
  useSections();
  return loaded && rights.edit && hasDemoText() && isEmptyDocument(live.snapshot());
}

function Offer({ onGone }: { onGone: () => void }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const toasts = useToasts();
  const notice = useUndoNotice(bench.live);
  const [busy, setBusy] = useState(false);
  const offered = useOffered();
  const take = async () => {
    setBusy(true);
    try {
      const { takeDemoText } = await import('./take-demo-text.ts');
      await takeDemoText(bench);
      notice({
        message: t('demo.offer.done'),
        button: t('panels.check.undo'),
        color: 'green',
      });
      onGone();
    } catch (error) {
      console.error(error);
      toasts.error('demo.offer.failed');
      setBusy(false);
    }
  };
  if (!offered && !busy) return null;
  return (
    <div className={classes.offer} role="status">
      <span>{t('demo.offer.text')}</span>
      <Button size="xs" variant="light" loading={busy} onClick={() => void take()}>
        {t('demo.offer.take')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        disabled={busy}
        onClick={() => {
          forgetDemoText();
          onGone();
        }}
      >
        {t('demo.offer.dismiss')}
      </Button>
    </div>
  );
}

/** Offers to take what was written in the demo of this browser into an empty document. */
export function DemoOffer() {
  const [here, setHere] = useState(hasDemoText);
  return here ? <Offer onGone={() => setHere(false)} /> : null;
}
