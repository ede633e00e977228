import { Button } from '@mantine/core';
import { roleOf, type TeamRequest } from '@pv/contract';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useAcceptRequest, useDeclineRequest } from '../api.ts';
import classes from './RequestNotice.module.css';
import { useDays } from './use-days.ts';
import { useLeft } from './use-left.ts';
import { useTold } from './use-told.ts';

/** Something that the reader is asked for: to leave, to take another role, to become the author. */
export function RequestNotice({ request }: { request: TeamRequest }) {
  const { t, dynamic } = useTexts();
  const days = useDays();
  const told = useTold();
  const left = useLeft();
  const { id, kind, requester, role_id: roleId, reason } = request;
  const accept = useAcceptRequest(kind);
  const decline = useDeclineRequest(kind);
  const said = {
    name: requester.name,
    role: roleId ? dynamic(`roles.${roleOf(roleId)}`) : '',
    date: days.until(request.expires_at),
  };
  const busy = accept.isPending || decline.isPending;
  const params = { params: { id } };
  function yes() {
    // whoever agrees to leave has no project to read again: the notice stands until he is gone
    if (kind === 'exclusion') accept.mutate(params, { onSuccess: () => left(t('team.ask.left')) });
    else void told(accept.mutateAsync(params), t('team.ask.answered'));
  }
  return (
    <div className={classes.notice} role="status">
      <IconMessageQuestion className={classes.icon} size={20} aria-hidden="true" />
      <div className={classes.words}>
        <p>
          <b>{dynamic(`team.ask.${kind}`, said)}</b>
        </p>
        {reason && <p>{t('teamMail.reason', { reason })}</p>}
        <p className={classes.hint}>{dynamic(`team.ask.${kind}Hint`, said)}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant={kind === 'exclusion' ? 'default' : 'light'}
          loading={accept.isPending}
          disabled={busy}
          onClick={yes}
        >
          {dynamic(`team.ask.${kind}Yes`)}
        </Button>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={busy}
          onClick={() => void told(decline.mutateAsync(params), t('team.ask.answered'))}
        >
          {dynamic(`team.ask.${kind}No`)}
        </Button>
      </div>
    </div>
  );
}
