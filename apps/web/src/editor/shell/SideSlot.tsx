import { CloseButton, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './EditorPage.module.css';
import type { EditorPanel } from './panels.ts';
import { useWorkbench } from './WorkbenchContext.tsx';

interface OpenPanelProps {
  panel: EditorPanel;
  onClose: () => void;
  onOpen: (name: string) => void;
}

function PanelBody({ panel, onClose, onOpen }: OpenPanelProps) {
  const { view, live } = useWorkbench();
  return (
    <Suspense fallback={panel.shape === 'side' ? <RowsSkeleton /> : null}>
      <panel.component view={view} live={live} close={onClose} open={onOpen} />
    </Suspense>
  );
}

/** The panel that is open: at the right side, over the text on a narrow screen; a dialog draws itself. */
export function SideSlot(props: OpenPanelProps) {
  const { t } = useTexts();
  const wide = useMediaQuery('(min-width: 1116px)');
  const { panel, onClose } = props;
  if (panel.shape === 'dialog') return <PanelBody {...props} />;
  if (!wide) {
    return (
      <Drawer
        opened
        position="right"
        size="100%"
        styles={{ body: { padding: 0 } }}
        title={t(panel.label)}
        onClose={onClose}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <PanelBody {...props} />
      </Drawer>
    );
  }
  return (
    <aside className={classes.side} aria-label={t(panel.label)}>
      <div className={classes.sideHead}>
        <h2>{t(panel.label)}</h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </div>
      <PanelBody {...props} />
    </aside>
  );
}
