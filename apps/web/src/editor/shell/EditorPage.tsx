import { Button, Drawer, Progress } from '@mantine/core';
import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Later } from '../../ui/Later.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { Across } from '../across/Across.tsx';
import { EditorDialogs } from '../dialogs/EditorDialogs.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import { Outline } from '../outline/Outline.tsx';
import { SectionSheet } from '../section/SectionSheet.tsx';
import { useKeptPlace } from '../section/use-kept-place.ts';
import { SpellingMenu } from '../spelling/SpellingMenu.tsx';
import { ReopenButton } from '../stages/ReopenButton.tsx';
import { StagesProvider, useShownSections, useStages } from '../stages/StagesContext.tsx';
import { SuggestionBar } from '../suggest/SuggestionBar.tsx';
import { SuggestNotice } from '../suggest/SuggestNotice.tsx';
import { ObjectBar } from '../toolbar/ObjectBar.tsx';
import { SlashMenu } from '../toolbar/SlashMenu.tsx';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { useLiveDocument, useLoaded, useRights, useStatus } from './DocumentContext.tsx';
import { type EditorFrame, EditorHeader } from './EditorHeader.tsx';
import classes from './EditorPage.module.css';
import { FOCUS_KEYS, useFocusMode } from './FocusButton.tsx';
import { goToPlace } from './go-to-place.ts';
import { keepInSight } from './keep-in-sight.ts';
import { type EditorPanel, fetchPanels } from './panels.ts';
import { ApartNotice, RefusedNotice } from './RefusedNotice.tsx';
import { SideSlot } from './SideSlot.tsx';
import { useReplacedNotice } from './use-replaced-notice.ts';
import { useWorkbench } from './WorkbenchContext.tsx';

/** How long leaving waits for the last letters to be committed, ms. */
const PATIENCE = 1500;

/** Waits a little for what is on its way; true when it is still not committed. */
function stillUnsaved(live: LiveDocument): Promise<boolean> {
  if (!live.hasUnsaved()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (unsaved: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(unsaved);
    };
    const stop = live.subscribe(() => {
      if (!live.hasUnsaved()) done(false);
    });
    const timer = setTimeout(() => done(live.hasUnsaved()), PATIENCE);
  });
}

/** Asks before leaving with text that the server does not have. */
function LeaveGuard() {
  const { t } = useTexts();
  const live = useLiveDocument();
  const blocker = useBlocker({
    shouldBlockFn: () => stillUnsaved(live),
    enableBeforeUnload: () => live.hasUnsaved(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('editor.title')}
      confirm={t('editor.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('editor.leaving')}
    </ConfirmDialog>
  );
}

/** One line under the toolbar: why the text cannot be written, what was not taken, what is being sent. */
function Notices() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const refused = useStatus('refused');
  const tooLarge = useStatus('tooLarge');
  const apart = useStatus('apart');
  const closed = useStatus('closed');
  const upload = useSyncExternalStore(bench.subscribe, bench.upload);
  const comments = useSyncExternalStore(bench.remarks.subscribe, bench.remarks.allowed);
  const locked = rights.locked ?? 'role';
  return (
    <div className={classes.notices}>
      {closed !== null && <p role="alert">{t('editor.closed')}</p>}
      {closed === null && tooLarge && (
        <p role="alert">
          {t('editor.too_large')}
          <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
            {t('editor.too_large_reload')}
          </Button>
        </p>
      )}
      {closed === null && refused && !tooLarge && <RefusedNotice />}
      {apart && <ApartNotice mine={apart} />}
      {!rights.edit && (
        <p role="status">
          <IconLock className={classes.noticeIcon} size={16} aria-hidden="true" />
          <span>{t(`editor.locked.${locked === 'role' && comments ? 'commenter' : locked}`)}</span>
          {rights.locked === 'approved' && <ReopenButton />}
        </p>
      )}
      {bench.suggest && rights.edit && <SuggestNotice mode={bench.suggest} />}
      {upload && (
        <div role="status">
          {t('editor.figure.uploading', upload)}
          <Progress value={upload.percent} size="xs" mt={4} />
        </div>
      )}
    </div>
  );
}

/** Goes to the first section of the stage at which the document was opened, once it is there. */
function useStageInSight(loaded: boolean): void {
  const { live, view } = useWorkbench();
  const here = useStages()?.here;
  const numbered = here?.kind === 'numeric';
  useEffect(() => {
    const first = loaded && live.sections().find(({ stage }) => stage === view.stage_id);
    if (!numbered || !first) return;
    // the page listens once it is drawn
    const stop = new AbortController();
    const go = () => live.goTo({ sectionId: first.id, path: [] });
    const timer = setTimeout(() => keepInSight(`section-${first.id}`, go, stop.signal));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [loaded, numbered, live, view]);
}

function Sheets() {
  const sections = useShownSections();
  const loaded = useLoaded();
  useStageInSight(loaded);
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

/** The same keys whatever language they type. */
const BY_PLACE = { preventDefault: true, usePhysicalKeys: true };

/** The open document: sections at the left, the pages in the middle, one panel at the right. */
export function EditorPage({ panels, frame, notice }: EditorPageProps) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const [opened, setOpened] = useState<string | null>(null);
  // what another panel opens in its place gives the focus back to where that one was opened from
  const [first, setFirst] = useState('');
  const [outline, setOutline] = useState(false);
  const [focused, setFocused] = useFocusMode();
  useReplacedNotice();
  useKeptPlace();
  // the frame of the page folds its menu away then
  useRootMark('textAlone', focused && !frame);
  const [bar, setBar] = useState<string | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const panel = panels.find(({ name }) => name === opened);
  const strip = panels.find(({ name }) => name === bar);
  const toggle = (name: string) => {
    const inBar = panels.some((one) => one.name === name && one.shape === 'bar');
    if (!inBar) setFirst(name);
    (inBar ? setBar : setOpened)((now) => (now === name ? null : name));
  };
  const focus = (next: boolean) => {
    setFocused(next);
    if (next) setOpened(null);
  };

  const press = (name: string) => {
    const field = bar === name && document.querySelector<HTMLInputElement>('search input');
    if (field) field.select();
    else toggle(name);
  };

  useEffect(() => bench.live.onGoTo((place) => goToPlace(bench, place)), [bench]);
  useEffect(
    () =>
      bench.remarks.onOpen(() => {
        setFirst('remarks');
        setOpened('remarks');
      }),
    [bench],
  );
  useEffect(() => fetchPanels(panels), [panels]);
  useHotkeys(
    [
      [FOCUS_KEYS, () => focus(!focused), BY_PLACE],
      ...panels.flatMap(({ name, shortcut }) =>
        [shortcut ?? []].flat().map((keys) => [keys, () => press(name), BY_PLACE] as HotkeyItem),
      ),
    ],
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
    <StagesProvider>
      <div
        className={classes.page}
        data-panel={panel?.shape === 'side' ? panel.name : undefined}
        data-focus={focused || undefined}
      >
        <div className={classes.top}>
          <EditorHeader
            panels={panels}
            frame={frame}
            opened={opened}
            onPanel={toggle}
            onOutline={() => setOutline(true)}
            focused={focused}
            onFocused={focus}
          />
          {rights.edit && <Toolbar />}
          {strip && <SideSlot panel={strip} onClose={() => setBar(null)} onOpen={setOpened} />}
          <Notices />
          {notice}
        </div>
        <div className={classes.outline}>
          <Later>
            <Outline />
          </Later>
        </div>
        <div
          ref={page}
          className={`pv-doc ${classes.scroll}`}
          // nobody is asked to write who may only read
          style={
            { '--pv-empty': JSON.stringify(rights.edit ? t('editor.empty') : '') } as CSSProperties
          }
        >
          <Sheets />
        </div>
        {panel && (
          <SideSlot key={first} panel={panel} onClose={() => setOpened(null)} onOpen={setOpened} />
        )}
        <Drawer
          opened={outline}
          onClose={() => setOutline(false)}
          title={t('editor.outline.title')}
          closeButtonProps={{ 'aria-label': t('ui.close') }}
          styles={{ body: { padding: 0 } }}
        >
          <Outline onGo={() => setOutline(false)} />
        </Drawer>
        <Across page={page} />
        <SlashMenu />
        <SpellingMenu />
        <ObjectBar />
        <SuggestionBar />
        <EditorDialogs />
        <LeaveGuard />
      </div>
    </StagesProvider>
  );
}
