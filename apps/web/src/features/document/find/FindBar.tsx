import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconLetterCase,
  IconLetterW,
  IconRegex,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useDoneNotice } from '../../../editor/shell/use-done-notice.tsx';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useSuggesting } from '../../../editor/suggest/use-suggesting.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { createFinder, type Finder, type FindPort, type FindState } from './create-finder.ts';
import classes from './FindBar.module.css';
import type { FindQuery, FoundText } from './find-text.ts';
import { type FindReply, MOST_FOUND } from './protocol.ts';
import { markFound, showFound } from './show-found.ts';

function openWorker(): FindPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request),
    listen(reply, broken) {
      worker.addEventListener('message', (event: MessageEvent<FindReply>) => reply(event.data));
      worker.addEventListener('error', broken);
      worker.addEventListener('messageerror', broken);
    },
    close: () => worker.terminate(),
  };
}

const NOTHING: FindState = { phase: 'idle', found: [] };
const never = () => () => {};

function useFinder(live: LiveDocument): { finder: Finder | null; state: FindState } {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    const opened = createFinder({
      doc: live.doc,
      openPort: openWorker,
      apply: (parts) => live.replaceParts(parts, 'find.replace'),
    });
    setFinder(opened);
    return () => opened.destroy();
  }, [live]);
  const state = useSyncExternalStore(finder?.subscribe ?? never, finder?.state ?? (() => NOTHING));
  return { finder, state };
}

/** What was looked for last on this page: the bar that is opened again begins with it. */
let last: { query: FindQuery; words: string } = {
  query: { text: '', matchCase: false, wholeWord: false, pattern: false },
  words: '',
};

const OPTIONS = [
  { name: 'matchCase', icon: IconLetterCase },
  { name: 'wholeWord', icon: IconLetterW },
  { name: 'pattern', icon: IconRegex },
] as const;

/** The first place at or after the section that is edited; the first of all where none is. */
function firstFrom(
  found: readonly FoundText[],
  order: readonly string[],
  active: string | null,
): number {
  const rank = active === null ? 0 : order.indexOf(active);
  const at = found.findIndex(({ place }) => order.indexOf(place.sectionId) >= rank);
  return Math.max(at, 0);
}

/** What the bar says of the search. */
function Told({ state, at }: { state: FindState; at: number | null }) {
  const { t } = useTexts();
  const count = state.found.length;
  const isMore = count >= MOST_FOUND;
  const words = {
    idle: '',
    searching: t('writing.find.searching'),
    ready:
      at === null || count === 0
        ? t(isMore ? 'writing.find.more' : 'writing.find.found', { count })
        : t(isMore ? 'writing.find.atMore' : 'writing.find.at', { n: at + 1, count }),
    bad: t('writing.find.bad'),
    slow: t('writing.find.slow'),
    failed: t('writing.find.failed'),
  }[state.phase];
  const wrong = state.phase === 'bad' || state.phase === 'slow' || state.phase === 'failed';
  return (
    <span className={classes.told} role="status" data-wrong={wrong || undefined}>
      {words}
    </span>
  );
}

interface ReplaceRowProps {
  finder: Finder | null;
  state: FindState;
  /** The place that the bar stands at. */
  chosen: FoundText | null;
  onNext: () => void;
}

function ReplaceRow({ finder, state, chosen, onNext }: ReplaceRowProps) {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const toasts = useToasts();
  const tell = useDoneNotice(live);
  const suggesting = useSuggesting();
  const [words, setWords] = useState(last.words);
  const [busy, setBusy] = useState(false);
  const idle = busy || state.phase !== 'ready' || state.found.length === 0;

  async function replace(only: FoundText | null): Promise<void> {
    if (!finder || idle) return;
    setBusy(true);
    const done = await finder.replace(words, only).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    setBusy(false);
    if (done === null) toasts.warning(t('writing.find.changing'));
    // of one place that was replaced the text itself tells
    else if (only === null || done.changed === 0) {
      tell(t('writing.find.replaced', { count: done.changed }), done);
    }
  }
  if (suggesting) return <span className={classes.told}>{t('writing.suggesting')}</span>;
  return (
    <>
      <TextInput
        className={classes.field}
        size="sm"
        value={words}
        aria-label={t('writing.find.with')}
        placeholder={t('writing.find.with')}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          last = { ...last, words: currentTarget.value };
        }}
      />
      <Button
        size="compact-md"
        variant="default"
        disabled={idle}
        onClick={() => (chosen ? void replace(chosen) : onNext())}
      >
        {t('writing.find.one')}
      </Button>
      <Button size="compact-md" variant="default" disabled={idle} onClick={() => replace(null)}>
        {t('writing.find.all')}
      </Button>
    </>
  );
}

/** Finds words in the whole document and leads from place to place; replaces them where one may write. */
export default function FindBar({ live, close }: PanelProps) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const { finder, state } = useFinder(live);
  const [query, setQuery] = useState(last.query);
  const [at, setAt] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const chosen = at === null ? null : (state.found[at] ?? null);

  useEffect(() => {
    field.current?.select();
  }, []);
  useEffect(() => markFound(bench, state.found, chosen), [bench, state.found, chosen]);
  useEffect(() => finder?.find(query), [finder, query]);
  const change = (part: Partial<FindQuery>) => {
    setAt(null);
    setQuery((now) => {
      last = { ...last, query: { ...now, ...part } };
      return last.query;
    });
  };
  const go = (step: 1 | -1) => {
    const { found } = state;
    if (state.phase !== 'ready' || found.length === 0) return;
    const order = live.sections().map(({ id }) => id);
    const next =
      at === null
        ? firstFrom(found, order, bench.active()?.id ?? null)
        : (at + step + found.length) % found.length;
    setAt(next);
    const place = found[next]?.place;
    if (place) showFound(bench, place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
      bench.editor()?.view.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      go(event.shiftKey ? -1 : 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={classes.bar} aria-label={t('writing.find.title')} onKeyDown={onKeyDown}>
      <TextInput
        ref={field}
        className={classes.field}
        size="sm"
        data-autofocus
        autoFocus
        value={query.text}
        aria-label={t('writing.find.what')}
        placeholder={t('writing.find.what')}
        error={state.phase === 'bad'}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <span className={classes.buttons}>
        {OPTIONS.map(({ name, icon: Icon }) => (
          <ActionIcon
            key={name}
            size={32}
            variant={query[name] ? 'light' : 'subtle'}
            color={query[name] ? undefined : 'gray'}
            aria-pressed={query[name]}
            aria-label={t(`writing.find.${name}`)}
            title={t(`writing.find.${name}`)}
            onClick={() => change({ [name]: !query[name] })}
          >
            <Icon size={18} />
          </ActionIcon>
        ))}
        <ActionIcon
          size={32}
          variant="subtle"
          color="gray"
          aria-label={t('writing.find.previous')}
          title={t('writing.find.previous')}
          onClick={() => go(-1)}
        >
          <IconArrowUp size={18} />
        </ActionIcon>
        <ActionIcon
          size={32}
          variant="subtle"
          color="gray"
          aria-label={t('writing.find.next')}
          title={t('writing.find.next')}
          onClick={() => go(1)}
        >
          <IconArrowDown size={18} />
        </ActionIcon>
      </span>
      <Told state={state} at={at} />
      {rights.edit && (
        <ReplaceRow finder={finder} state={state} chosen={chosen} onNext={() => go(1)} />
      )}
      <CloseButton className={classes.close} aria-label={t('ui.close')} onClick={close} />
    </search>
  );
}
