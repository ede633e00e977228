import { Button, Kbd, Text } from '@mantine/core';
import type { ApprovalAction, WaitingRow } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useLetterKeys } from '../../../ui/letter-keys.ts';
import { useApprovalWords } from '../../project/public.ts';
import classes from './Board.module.css';

const KEYS = { approve: 'A', revise: 'R' } as const;

/** What may be decided on the row, with the keys that do it. */
export function RowActions(props: {
  row: WaitingRow;
  busy: boolean;
  /** The button that is the next action in their stead. */
  lead: ReactNode;
  onAct: (action: ApprovalAction['action']) => void;
}) {
  const { row, busy, lead, onAct } = props;
  const { t } = useTexts();
  const words = useApprovalWords();
  const letters = useLetterKeys();
  const blocked = row.actions.find(({ missing }) => missing.length > 0);
  return (
    <div className={classes.actions}>
      {lead}
      {row.actions.map((action) => (
        <Button
          key={action.intent}
          variant={action.primary && !lead ? 'filled' : 'default'}
          disabled={action.missing.length > 0}
          loading={busy && action.primary}
          {...(letters.on && {
            'aria-keyshortcuts': KEYS[action.action],
            rightSection: (
              <Kbd size="xs" className={classes.kbd} aria-hidden="true">
                {KEYS[action.action]}
              </Kbd>
            ),
          })}
          onClick={() => onAct(action.action)}
        >
          {words.intent(action.intent)}
        </Button>
      ))}
      {blocked && (
        <Text size="sm" c="dimmed">
          {t('projectPage.decision.blocked', { what: words.missing(blocked.missing).join(', ') })}
        </Text>
      )}
    </div>
  );
}
