import { Button } from '@mantine/core';
import { type AccessClaims, type ReceivedInvitation, teamEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import { useServices, useToasts } from '../../platform/ServicesContext.tsx';
import { PanelBoundary, SILENCE } from '../../platform/states/LoadFailure.tsx';
import { partAhead } from '../../ui/lazy.ts';
import { useAcceptInvitation } from './api.ts';
import classes from './Invite.module.css';

interface LatePlaceProps {
  opened: boolean;
  /** Has the code asked for anew, after it did not come. */
  forget: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The place of a dialog whose code comes apart: nothing before it is opened, and it closes by itself later. */
export function LatePlace({ opened, forget, onClose, children }: LatePlaceProps) {
  const toasts = useToasts();
  const [begun, setBegun] = useState(opened);
  if (opened && !begun) setBegun(true);
  if (!begun) return null;
  function fail() {
    forget();
    setBegun(false);
    onClose();
    toasts.failure(SILENCE);
  }
  return (
    <PanelBoundary failed={() => null} onBroken={fail}>
      <Suspense fallback={null}>{children}</Suspense>
    </PanelBoundary>
  );
}

const dialog = partAhead(async () => (await import('./OtherAddressDialog.tsx')).OtherAddressDialog);

interface AcceptProps {
  invitation: ReceivedInvitation;
  claims: AccessClaims;
  /** The button beside. */
  decline: ReactNode;
}

/** The profile comes first: the team should know who joins. */
function FillProfile({ decline }: Pick<AcceptProps, 'decline'>) {
  const { t } = useTexts();
  const { returnAddress } = useServices();
  const navigate = useNavigate();
  const here = useLocation({ select: (location) => location.href });
  return (
    <>
      <p>{t('team.received.profileHint')}</p>
      <div className={classes.actions}>
        <Button
          onClick={() => {
            returnAddress.remember(here);
            void navigate({ to: '/profile' });
          }}
        >
          {t('team.received.profile')}
        </Button>
        {decline}
      </div>
    </>
  );
}

/** Accepting for who is signed in; under another address it is asked for once more. */
export function Accept({ invitation, claims, decline }: AcceptProps) {
  const { t } = useTexts();
  const { toasts } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const own = claims.sub;
  const other = own !== invitation.email;
  if (!claims.profile) return <FillProfile decline={decline} />;

  function submit() {
    const body = { token: invitation.token, other_address: other };
    // the answered invitation may be read before that, and these buttons are gone by then
    void accept
      .mutateAsync({ body })
      .then(
        ({ state, project_id: id, project_type: type }) => {
          if (state === 'confirming') return;
          toasts.success(t('team.received.joined'));
          void navigate({ href: `/project/${type}/${id}` });
        },
        () => {
          // somebody was quicker: the page shows what has become of the invitation
          void queries.invalidateQueries({ queryKey: keyOf(teamEndpoints.readInvitation) });
        },
      )
      .finally(close);
  }

  return (
    <div className={classes.actions}>
      <Button loading={accept.isPending} onClick={() => (other ? setAsking(true) : submit())}>
        {t('team.received.accept')}
      </Button>
      {decline}
      <LatePlace opened={asking} forget={dialog.forget} onClose={close}>
        <dialog.Part
          opened={asking}
          invited={invitation.email}
          own={own}
          busy={accept.isPending}
          onConfirm={submit}
          onClose={close}
        />
      </LatePlace>
    </div>
  );
}
