import { Button, CloseButton, Kbd } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useLetterKeys } from '../../../ui/letter-keys.ts';
import { useApprovalWords, useSubject } from '../../project/public.ts';
import classes from './Board.module.css';
import type { Made } from './use-board.ts';
import type { Unsent } from './use-unsent.ts';

interface Decided {
  held: boolean;
  /** Null where the table lets nobody take it back; undefined while that is not known. */
  undoing: object | null | undefined;
}

/** Whether the last decision can be taken back as far as is known: then that is offered. */
export function mayUndo(made: Decided | null): boolean {
  return made !== null && (made.held || Boolean(made.undoing));
}

const TOLD = new Set([
  'approve',
  'return',
  'pass_down',
  'send',
  'self_approve',
  'decline_request',
  'grant_request',
]);

/** Leads back to remarks that the server has not taken; they wait in their dialog as they were typed. */
export function UnsentBar(props: { unsent: Unsent; onReopen: () => void; onForget: () => void }) {
  const { unsent, onReopen, onForget } = props;
  const { t } = useTexts();
  const subject = useSubject();
  const what = `${subject(unsent.row)}, «${unsent.row.project.title}»`;
  return (
    <div role="status" className={classes.made}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.madeText}>{t('reviews.unsent.text', { what })}</span>
      <Button variant="default" size="compact-md" onClick={onReopen}>
        {t('reviews.unsent.reopen')}
      </Button>
      <CloseButton c="inherit" aria-label={t('reviews.unsent.forget')} onClick={onForget} />
    </div>
  );
}

/** Says what was decided last, and takes it back where the table lets one; what was sent can be closed. */
export function MadeBar(props: { made: Made | null; onUndo: () => void; onClose: () => void }) {
  const { made, onUndo, onClose } = props;
  const { t, dynamic } = useTexts();
  const words = useApprovalWords();
  const subject = useSubject();
  const letters = useLetterKeys();
  const what = made ? `${subject(made.row)}, «${made.row.project.title}»` : '';
  const key = made && TOLD.has(made.intent) ? made.intent : 'other';
  return (
    <div role="status" className={made ? classes.made : undefined} tabIndex={-1} data-board-made>
      {made && (
        <>
          <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
          <span className={classes.madeText}>{dynamic(`reviews.done.${key}`, { what })}</span>
          {mayUndo(made) && (
            <Button
              variant="default"
              size="compact-md"
              {...(letters.on && {
                'aria-keyshortcuts': 'U',
                rightSection: (
                  <Kbd size="xs" className={classes.kbd} aria-hidden="true">
                    U
                  </Kbd>
                ),
              })}
              onClick={onUndo}
            >
              {made.undoing ? words.intent(made.undoing.action.intent) : t('reviews.undo')}
            </Button>
          )}
          {!made.held && (
            <CloseButton c="inherit" aria-label={t('reviews.closeDone')} onClick={onClose} />
          )}
        </>
      )}
    </div>
  );
}
