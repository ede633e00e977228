import type { ControlEvent } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { useChangeEvent } from '../api.ts';
import { bodyOf, draftOf, draftPlace, type EventDraft, keptDraft } from './draft.ts';
import { EventForm } from './EventForm.tsx';

/** An event in the form that it was made in; `onDone` leads back to it. */
export function EditEvent({ event, onDone }: { event: ControlEvent; onDone: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const change = useChangeEvent();
  const kept = useDraft(draftPlace(event));
  const [first] = useState(() => keptDraft(kept.read(), draftOf(event)));
  function submit(draft: EventDraft) {
    const sent = JSON.stringify(draft);
    kept.keep(sent);
    change.mutate(
      {
        params: { id: event.id },
        body: { ...bodyOf(draft), version: draft.version ?? event.version },
      },
      {
        onSuccess: () => {
          kept.settle(sent);
          toasts.success(t('controlEvents.form.saved'));
          onDone();
        },
      },
    );
  }
  return (
    <EventForm
      type={event.type}
      first={first}
      busy={change.isPending}
      failure={change.error ? describeError(change.error, t) : null}
      onKeep={(draft) => kept.keep(JSON.stringify(draft))}
      onSubmit={submit}
    />
  );
}
