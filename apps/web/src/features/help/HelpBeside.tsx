import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ProjectType, type RoleId, roleOf } from '@pv/contract';
import { createContext, lazy, type ReactNode, Suspense, use, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { CodeFailure, PanelBoundary } from '../../platform/states/LoadFailure.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Help.module.css';
import { helpKindOf } from './kinds.ts';
import { useFolds } from './use-folds.ts';

/** Enough room for the work and the help side by side. */
const WIDE = '(min-width: 1360px)';
const PANEL = 'panel';

const makeBody = () => lazy(async () => ({ default: (await import('./HelpBody.tsx')).HelpBody }));
/** The lazy part remembers that its code did not come: it is made anew then. */
const code = { Body: makeBody() };

interface Help {
  open: boolean;
  toggle: () => void;
  panel: string;
}

const HelpContext = createContext<Help | null>(null);

/** Opens and folds the help of the page; nothing, not even what stands before it, where there is none. */
export function HelpButton({ before }: { before: string }) {
  const { t } = useTexts();
  const help = use(HelpContext);
  if (!help) return null;
  return (
    <>
      {before}
      <button
        type="button"
        className={classes.button}
        aria-expanded={help.open}
        aria-controls={help.panel}
        data-help-button
        onClick={help.toggle}
      >
        {t('help.title')}
      </button>
    </>
  );
}

/**
 * A page of a project with its help: beside the work where there is room, over it elsewhere. Whether it
 * stands open beside the work is remembered on this device.
 */
export function HelpBeside(props: { type: ProjectType; roleId: RoleId; children: ReactNode }) {
  const { t } = useTexts();
  const kind = helpKindOf(props.type);
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false }) ?? true;
  const folds = useFolds();
  const [over, setOver] = useState(false);
  const panel = useId();
  const frame = useRef<HTMLDivElement>(null);
  const beside = kind !== null && wide && folds.isOpen(PANEL, false);
  useRootMark('helpBeside', beside);
  if (!kind) return props.children;

  const open = wide ? beside : over;
  const set = (next: boolean) => (wide ? folds.set(PANEL, next) : setOver(next));
  function close() {
    set(false);
    frame.current?.querySelector<HTMLElement>('[data-help-button]')?.focus();
  }
  const body = (onClose?: () => void) => (
    <PanelBoundary
      failed={(onRetry) => <CodeFailure onRetry={onRetry} />}
      onBroken={() => {
        code.Body = makeBody();
      }}
    >
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <code.Body kind={kind} role={roleOf(props.roleId)} {...(onClose && { onClose })} />
      </Suspense>
    </PanelBoundary>
  );
  return (
    <HelpContext value={{ open, toggle: () => set(!open), panel }}>
      <div ref={frame} className={classes.frame} data-help={beside || undefined}>
        <div className={classes.work}>{props.children}</div>
        {beside && (
          <aside id={panel} className={classes.panel} aria-label={t('help.title')}>
            {body(close)}
          </aside>
        )}
      </div>
      <Drawer
        id={panel}
        opened={!wide && over}
        onClose={() => setOver(false)}
        position="right"
        size="md"
        title={t('help.title')}
        closeButtonProps={{ 'aria-label': t('help.close') }}
      >
        {body()}
      </Drawer>
    </HelpContext>
  );
}
