import { Button } from '@mantine/core';
import type { ControlEvent } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useEventFile, useMoveWork, useSendMarks } from '../api.ts';
import { StateBadge } from '../words.tsx';
import { SavingLine } from './SavingLine.tsx';
import classes from './Session.module.css';
import { Session } from './Session.tsx';
import { type SessionDoor, sessionDoor } from './session-door.ts';
import { useMarks } from './use-marks.ts';

interface OwnSessionProps {
  event: ControlEvent;
  chosen: string | undefined;
  onChoose: (work: string | undefined) => void;
  onPage: () => void;
}

/** The seat of the reader where it gives marks; null of who keeps the protocol, or has none. */
export function markingSeat({ committee, me }: Pick<ControlEvent, 'committee' | 'me'>) {
  const seat = committee.find(({ id }) => id === me.member_id);
  return seat && seat.role !== 'secretary' ? seat.id : null;
}

function Head({ event, onPage }: Pick<OwnSessionProps, 'event' | 'onPage'>) {
  const { t } = useTexts();
  return (
    <PageHeader
      title={event.title}
      move={
        <div className={classes.line}>
          <StateBadge state={event.state} />
        </div>
      }
      action={
        <Button variant="default" onClick={onPage}>
          {t('controlEvents.session.toPage')}
        </Button>
      }
    />
  );
}

type WithDoor = OwnSessionProps & { door: SessionDoor };

function useOwnMarks({ event, memberId }: { event: ControlEvent; memberId: string }) {
  const state = useSessionState();
  const owner = state.kind === 'in' ? state.claims.uid : 'nobody';
  return useMarks({ event, memberId, owner, ...useSendMarks(event.id, memberId) });
}

function Marking({ memberId, onPage, ...props }: WithDoor & { memberId: string }) {
  const { event } = props;
  const marking = useOwnMarks({ event, memberId });
  return <Session {...props} marking={marking} head={<Head event={event} onPage={onPage} />} />;
}

function Unsent(props: { event: ControlEvent; memberId: string }) {
  const { saving } = useOwnMarks(props);
  return saving.status || saving.refused.length > 0 ? <SavingLine saving={saving} /> : null;
}

/** Outside the session: marks that have stayed on this device go on being sent, and it is told of them. */
export function UnsentMarks({ event }: Pick<OwnSessionProps, 'event'>) {
  const memberId = markingSeat(event);
  return memberId && <Unsent key={memberId} event={event} memberId={memberId} />;
}

/** The session of whoever is signed in: as a member who marks, or as one who runs it. */
export function OwnSession(props: OwnSessionProps) {
  const memberId = markingSeat(props.event);
  const door = sessionDoor(
    { id: props.event.id },
    { moving: useMoveWork(), asking: useEventFile() },
  );
  if (memberId) return <Marking key={memberId} {...props} door={door} memberId={memberId} />;
  return (
    <Session
      {...props}
      door={door}
      marking={null}
      head={<Head event={props.event} onPage={props.onPage} />}
    />
  );
}
