import { CloseButton, Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { CodeFailure, PanelBoundary } from '../../platform/states/LoadFailure.tsx';
import { useOpenerFocus } from '../../ui/focus.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './EditorPage.module.css';
import { BESIDE_TEXT, type EditorPanel, forgetPanelComponent, panelComponent } from './panels.ts';
import { useWorkbench } from './WorkbenchContext.tsx';

interface OpenPanelProps {
  panel: EditorPanel;
  onClose: () => void;
  onOpen: (name: string) => void;
}

/** Drawn anew after its code did not come, it takes the component that asks for it again. */
function PanelInside({ panel, onClose, onOpen }: OpenPanelProps) {
  const { view, live } = useWorkbench();
  const Panel = panelComponent(panel);
  return <Panel view={view} live={live} close={onClose} open={onOpen} />;
}

function PanelBody(props: OpenPanelProps) {
  const { panel, onClose } = props;
  const { t } = useTexts();
  const side = panel.shape !== 'dialog';
  const failed = (onRetry: () => void): ReactNode => {
    const failure = <CodeFailure onRetry={onRetry} />;
    if (side) return failure;
    return (
      <Modal
        opened
        onClose={onClose}
        title={t(panel.label)}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {failure}
      </Modal>
    );
  };
  return (
    <PanelBoundary key={panel.name} failed={failed} onBroken={() => forgetPanelComponent(panel)}>
      <Suspense fallback={panel.shape === 'side' ? <RowsSkeleton /> : null}>
        <PanelInside {...props} />
      </Suspense>
    </PanelBoundary>
  );
}

/** Whether Escape is for what is open inside the panel: a list, a form or a dialog over it. */
function isForInside({ target, currentTarget }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return (
    target.getAttribute('aria-expanded') === 'true' ||
    target.hasAttribute('data-mantine-stop-propagation')
  );
}

/** A panel beside the text. */
function Side(props: OpenPanelProps) {
  const { t } = useTexts();
  const { panel, onClose } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isForInside(event)) onClose();
  };
  return (
    <aside className={classes.side} aria-label={t(panel.label)} onKeyDown={onKeyDown}>
      <div className={classes.sideHead}>
        <h2>{t(panel.label)}</h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </div>
      <PanelBody {...props} />
    </aside>
  );
}

/**
 * The panel that is open: at the right side, over the text on a narrow screen; a dialog and a bar draw
 * themselves. Closed from within, it gives the focus back to where it was before.
 */
export function SideSlot(props: OpenPanelProps) {
  const { t } = useTexts();
  const wide = useMediaQuery(BESIDE_TEXT, undefined, { getInitialValueInEffect: false });
  useOpenerFocus();
  const { panel, onClose } = props;
  if (panel.shape !== 'side') return <PanelBody {...props} />;
  if (!wide) {
    return (
      <Drawer
        opened
        position={panel.sheet ? 'bottom' : 'right'}
        size={panel.sheet ? '70%' : '100%'}
        styles={{ body: { padding: 0 } }}
        title={t(panel.label)}
        onClose={onClose}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <PanelBody {...props} />
      </Drawer>
    );
  }
  return <Side key={panel.name} {...props} />;
}
