import { Anchor, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Locale, PlainTextKey, TextEngine, Translate } from '@pv/texts';
import { createElement, type MouseEvent } from 'react';
import { minuteText } from '../../ui/days.ts';
import { type ApiError, isApiError } from '../api/api-error.ts';
import { kindOfError, type Trouble } from '../trouble.ts';

/** Who was first, and what that one has done. */
const FIRST = {
  already_decided: 'shell.toast.alreadyDecided',
  role_signed: 'shell.toast.roleSigned',
  recalled: 'shell.toast.recalled',
} as const;

/** Why a decision comes too late, with the moment by the clock of the reader. */
export function whoWasFirst(
  code: keyof typeof FIRST,
  { name, at }: { name: string; at: string },
  t: Translate,
): string {
  return t(FIRST[code], { name, when: minuteText(at, t) });
}

/** The moment of the answer as the page writes it everywhere; null for any other failure. */
function cameLate({ code, data }: ApiError, t: Translate): string | null {
  const { decided_by: name, decided_at: at } = data;
  if (!name || !at || !Object.hasOwn(FIRST, code)) return null;
  return whoWasFirst(code as keyof typeof FIRST, { name, at }, t);
}

/** What a failure is called on the screen: the server's words, else that the network is silent, else unknown. */
export function describeError(error: unknown, t: Translate): string {
  if (isApiError(error, 'network')) return t('shell.toast.network');
  const late = isApiError(error) ? cameLate(error, t) : null;
  if (late) return late;
  const said = isApiError(error) ? error.detail.filter((line) => line.trim()) : [];
  return said.length > 0 ? said.join('\n') : t('shell.toast.unknown');
}

/** How many deeds can be taken back one after another. */
const KEPT = 20;

/** What can be taken back, the last deed first. Each is taken back once, whichever way it is asked. */
export function createUndoStack() {
  let entries: (() => void)[] = [];

  const drop = (entry: () => void) => {
    entries = entries.filter((one) => one !== entry);
  };

  return {
    /** Remembers how to take a deed back; gives how to do it and how to forget it. */
    push(takeBack: () => void) {
      let over = false;
      const forget = () => {
        over = true;
        drop(act);
      };
      const act = () => {
        if (over) return;
        forget();
        takeBack();
      };
      entries = [...entries, act].slice(-KEPT);
      return { act, forget };
    },
    /** Takes the last deed back; false when there is none. */
    undoLast(): boolean {
      const last = entries.at(-1);
      last?.();
      return last !== undefined;
    },
    /** The keys take nothing back any more; a notice that is still seen does. */
    clear(): void {
      entries = [];
    },
  };
}

/** Whether a failure is ours and nothing that the person could mend: the server broke, or nobody knows. */
export function isUnexpected(error: unknown): boolean {
  return !isApiError(error) || error.status >= 500 || error.code === 'unknown';
}

/** The language that notices speak. */
export interface Spoken {
  engine: Pick<TextEngine, 'translator'>;
  locale(): Locale;
}

type Severity = 'success' | 'warning' | 'error';

/**
 * The heading over a notice: how grave it is. A success says what was done in its own words, so its
 * heading is for the eyes alone: read aloud it would only come before each of them.
 */
function NoticeTitle(props: { language: Spoken; severity: Severity }) {
  const { language, severity } = props;
  const t = language.engine.translator(language.locale());
  return (
    <span aria-hidden={severity === 'success' || undefined}>{t(`shell.toast.${severity}`)}</span>
  );
}

/** What went wrong, with the way to the support where the person cannot mend it. */
function ErrorMessage(props: { message: string; link: string; follow: () => void }) {
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    props.follow();
  }
  return (
    <>
      <span>{props.message}</span>{' '}
      <Anchor href="/support" size="sm" onClick={go}>
        {props.link}
      </Anchor>
    </>
  );
}

/** What is gone, and the button that brings it back. */
export function UndoMessage(props: { message: string; button: string; act: () => void }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <span>{props.message}</span>
      <Button variant="light" size="compact-sm" onClick={props.act} style={{ flex: 'none' }}>
        {props.button}
      </Button>
    </Group>
  );
}

const SHOWN = 5000;
/** A person has to read what is gone and think before it is too late to undo. */
const UNDO_SHOWN = 10_000;
/** The same where there is a link to follow. */
const LINK_SHOWN = 10_000;

const COLOURS: Record<Severity, string> = { success: 'green', warning: 'yellow', error: 'red' };

const idOf = (severity: Severity, message: string) => `${severity}:${message}`;

/** The place of what says that a file has come: the next one takes it. */
const FILE = 'success:file';

export type Toasts = ReturnType<typeof createToasts>;

/** Notices that last five seconds, longer under the pointer. The same words never stand there twice. */
export function createToasts(language: Spoken, trouble: Pick<Trouble, 'failed'>) {
  const undos = createUndoStack();
  /** Warnings that hold on one page, by their ids. */
  const held = new Map<string, string>();
  let follow = (path: string) => window.location.assign(path);

  /** With `help` a way to the support stands beside the words. Gives how to take the notice away. */
  function show(
    severity: Severity,
    message: string,
    { help = false, id = idOf(severity, message) } = {},
  ): () => void {
    const t = language.engine.translator(language.locale());
    const toSupport = () => {
      notifications.hide(id);
      follow('/support');
    };
    notifications.show({
      id,
      title: createElement(NoticeTitle, { language, severity }),
      message: help
        ? createElement(ErrorMessage, {
            message,
            link: t('support.link.write'),
            follow: toSupport,
          })
        : message,
      color: COLOURS[severity],
      // by it an error is not hidden where there is little room
      'data-severity': severity,
      autoClose: help ? LINK_SHOWN : SHOWN,
      withBorder: true,
      closeButtonProps: { 'aria-label': t('shell.toast.close') },
    });
    return () => {
      notifications.hide(id);
    };
  }
  /** An error is noted for a letter to the support. */
  function fail(message: string, by: Parameters<Trouble['failed']>[1], help = false) {
    trouble.failed(message, by);
    return show('error', message, { help });
  }
  return {
    success(message: string) {
      show('success', message);
    },
    /** Says that a file has come, instead of what was said so of the one before. */
    file(message: string) {
      notifications.hide(FILE);
      show('success', message, { id: FILE });
    },
    /** With `path` it is about that page: it goes when another one opens, or when nothing is lacking. */
    warning(message: string, path?: string) {
      show('warning', message);
      if (path) held.set(idOf('warning', message), path);
      else held.delete(idOf('warning', message));
    },
    /** Takes away what was warned of any other page than the one at `path`; of all, without one. */
    opened(path?: string) {
      for (const [id, of] of held) {
        if (of === path) continue;
        held.delete(id);
        notifications.hide(id);
      }
    },
    /**
     * Says what went wrong, by the text of a key: a letter to the support tells it in its own language.
     * Gives how to take that away once it is over.
     */
    error: (key: PlainTextKey) => fail(language.engine.translator(language.locale())(key), { key }),
    /**
     * Says what was done, with a button that takes it back while the notice is there; the keys of undo
     * do so as long as the page is open. Gives how to take the offer itself away.
     */
    undoable(message: string, undo: () => Promise<unknown>): () => void {
      const t = language.engine.translator(language.locale());
      const id = `undo:${message}`;
      const { act, forget } = undos.push(() => {
        notifications.hide(id);
        undo().catch((error) => fail(describeError(error, t), { kind: kindOfError(error) }));
      });
      // the same words may stand there from a deed before, whose button takes that one back
      notifications.hide(id);
      notifications.show({
        id,
        title: createElement(NoticeTitle, { language, severity: 'success' }),
        message: createElement(UndoMessage, { message, button: t('shell.toast.undo'), act }),
        color: COLOURS.success,
        autoClose: UNDO_SHOWN,
        withBorder: true,
        closeButtonProps: { 'aria-label': t('shell.toast.close') },
      });
      return () => {
        forget();
        notifications.hide(id);
      };
    },
    /** Remembers how to take back what needs no notice: the keys of undo do so as long as the page is open. */
    remember(undo: () => Promise<unknown>): void {
      const t = language.engine.translator(language.locale());
      undos.push(() => {
        undo().catch((error) => fail(describeError(error, t), { kind: kindOfError(error) }));
      });
    },
    /** Takes the last deed of the page back; false when there is none. */
    undoLast: () => undos.undoLast(),
    /** Leaves everything as it was done, such as when the page is left. */
    forgetUndos: () => undos.clear(),
    /** Says what went wrong with a call, in the words of the server where it has them. */
    failure(error: unknown) {
      fail(
        describeError(error, language.engine.translator(language.locale())),
        { kind: kindOfError(error) },
        isUnexpected(error),
      );
    },
    /** Has links in notices followed within the app from now on. */
    followBy(go: (path: string) => void) {
      follow = go;
    },
  };
}
