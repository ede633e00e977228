import { Button } from '@mantine/core';
import { type ControlEvent, controlEventGuestEndpoints } from '@pv/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { keyOf, useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { StatePage } from '../../../platform/states/StatePage.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { untilOver } from '../api.ts';
import { CriteriaSection } from '../page/CriteriaSection.tsx';
import { ConsentSection } from '../page/EventView.tsx';
import { withMarks } from '../session/own-marks.ts';
import classes from '../session/Session.module.css';
import { Session } from '../session/Session.tsx';
import { sessionDoor } from '../session/session-door.ts';
import type { TypedMark } from '../session/unsent-marks.ts';
import { useMarks } from '../session/use-marks.ts';
import { StateBadge, useWhen } from '../words.tsx';
import { keptToken } from './guest-token.ts';

const { get, mark, publish, moveWork, file } = controlEventGuestEndpoints;

/** Sends marks by the link, and shows from then on that the server has them. */
function useSendByLink(token: string, memberId: string) {
  const { call, queries } = useServices();
  const queryKey = keyOf(get, { params: { token } });
  return {
    send: (marks: TypedMark[]) => call(mark, { params: { token }, body: { marks } }),
    onTaken: (marks: readonly TypedMark[]) => {
      void queries.cancelQueries({ queryKey });
      queries.setQueryData<ControlEvent>(
        queryKey,
        (event) => event && withMarks(event, memberId, marks),
      );
    },
  };
}

/** The seat of a member without an account: the session, the criteria and the consent. */
function Seat({
  event,
  token,
  memberId,
}: {
  event: ControlEvent;
  token: string;
  memberId: string;
}) {
  const { t } = useTexts();
  const when = useWhen();
  const navigate = useNavigate();
  const { work } = useSearch({ from: '/committee' });
  const publication = useChange(publish, { stales: [get] });
  const door = sessionDoor(
    { token },
    { moving: useChange(moveWork, { stales: [get] }), asking: useChange(file) },
  );
  const marking = useMarks({
    event,
    memberId,
    owner: `guest-${memberId}`,
    ...useSendByLink(token, memberId),
  });
  const name = event.committee.find(({ id }) => id === memberId)?.name ?? '';
  return (
    <>
      <Session
        event={event}
        marking={marking}
        door={door}
        chosen={work}
        onChoose={(next) =>
          void navigate({ to: '/committee', search: next ? { work: next } : {}, replace: true })
        }
        head={
          <PageHeader
            title={event.title}
            above={[when(event), event.place].filter(Boolean).join(' · ')}
            move={
              <div className={classes.line}>
                <StateBadge state={event.state} />
                <span>{t('controlEvents.guest.lead', { name })}</span>
              </div>
            }
          />
        }
      />
      <CriteriaSection event={event} />
      <ConsentSection
        agreed={event.me.publication}
        busy={publication.isPending}
        onAgree={(agreed) => publication.mutate({ params: { token }, body: { agreed } })}
      />
    </>
  );
}

/** The seat that a mailed link opens, for somebody without an account. */
export function GuestPage() {
  const { t } = useTexts();
  const [token] = useState(() => keptToken(window.sessionStorage));
  const { data, error, refetch } = useEndpoint(
    get,
    { params: { token } },
    { enabled: token !== '', again: untilOver },
  );
  usePageTitle(t('controlEvents.guest.title'), null);
  if (token === '' || isApiError(error, 'not_found', 'validation_failed')) {
    return (
      <StatePage
        title={t('controlEvents.guest.unknown')}
        text={t('controlEvents.guest.unknownText')}
      >
        <Button component={Link} to="/">
          {t('shell.notFound.home')}
        </Button>
      </StatePage>
    );
  }
  const memberId = data?.me.member_id;
  if (data && memberId) {
    return <Seat key={memberId} event={data} token={token} memberId={memberId} />;
  }
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return <PageSkeleton />;
}
