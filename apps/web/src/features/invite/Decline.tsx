import { Button } from '@mantine/core';
import type { ReceivedInvitation } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { partAhead, useAtHand } from '../../ui/lazy.ts';
import { LatePlace } from './LatePlace.tsx';

const dialog = partAhead(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);

/** Saying no; the link alone is enough for it. */
export function Decline({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  useAtHand(dialog);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('team.received.decline')}
      </Button>
      <LatePlace opened={asking} forget={dialog.forget} onClose={close}>
        <dialog.Part invitation={invitation} opened={asking} onClose={close} />
      </LatePlace>
    </>
  );
}
