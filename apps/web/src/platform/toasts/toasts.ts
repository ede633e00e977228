import { notifications } from '@mantine/notifications';
import type { PlainTextKey } from '@pv/texts';
import { createElement } from 'react';
import { kindOfError } from '../trouble/kind-of-error.ts';
import type { Trouble } from '../trouble/trouble.ts';
import { createUndoStack } from '../undo/undo-stack.ts';
import { describeError } from './describe-error.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { isUnexpected } from './is-unexpected.ts';
import { NoticeTitle, type Severity, type Spoken } from './NoticeTitle.tsx';
import { UndoMessage } from './UndoMessage.tsx';

const SHOWN = 5000;
/** A person has to read what is gone and think before it is too late to undo. */
const UNDO_SHOWN = 10_000;
/** The same where there is a link to follow. */
const LINK_SHOWN = 10_000;

const COLOURS: Record<Severity, string> = { success: 'green', warning: 'yellow', error: 'red' };

const idOf = (severity: Severity, message: string) => `${severity}:${message}`;

export type Toasts = ReturnType<typeof createToasts>;

/** Notices that last five seconds, longer under the pointer. The same words never stand there twice. */
export function createToasts(language: Spoken, trouble: Pick<Trouble, 'failed'>) {
  const undos = createUndoStack();
  /** Warnings that hold on one page, by their ids. */
  const held = new Map<string, string>();
  let follow = (path: string) => window.location.assign(path);

  /** With `help` a way to the support stands beside the words. Gives how to take the notice away. */
  function show(severity: Severity, message: string, help = false): () => void {
    const t = language.engine.translator(language.locale());
    const id = idOf(severity, message);
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
    return show('error', message, help);
  }
  return {
    success(message: string) {
      show('success', message);
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
