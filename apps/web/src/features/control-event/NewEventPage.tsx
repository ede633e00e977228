import { controlEventTypeSchema } from '@pv/contract';
import { IconGavel } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDraft } from '../../platform/drafts.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { useCreateEvent, useEvents } from './api.ts';
import {
  bodyOf,
  draftPlace,
  type EventDraft,
  FIRST_KIND,
  firstDraft,
  keptDraft,
} from './form/draft.ts';
import { EventForm } from './form/EventForm.tsx';
import { ToEvents } from './words.tsx';

/** A new event. It is a draft at first, which nobody else sees. */
export function NewEventPage() {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { controlEventType } = useParams({
    from: '/protected/control-event-add/$controlEventType',
  });
  const type = controlEventTypeSchema.parse(controlEventType);
  const { data, error, refetch } = useEvents();
  const create = useCreateEvent();
  const kept = useDraft(draftPlace(type));
  const [first] = useState(() => {
    const title = t(`eventWords.kind.${FIRST_KIND[type]}`);
    return keptDraft(kept.read(), firstDraft(type, title));
  });

  function submit(draft: EventDraft) {
    const sent = JSON.stringify(draft);
    kept.keep(sent);
    create.mutate(
      { body: { ...bodyOf(draft), key: draft.key } },
      {
        onSuccess: ({ id }) => {
          kept.settle(sent);
          toasts.success(t('controlEvents.form.saved'));
          void navigate({
            to: '/control-event/$controlEventType/$id',
            params: { controlEventType: type, id },
          });
        },
      },
    );
  }

  if (!data) {
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <FieldsSkeleton fields={8} />;
  }
  return (
    <>
      <PageHeader above={<ToEvents />} title={t('controlEvents.form.new')} />
      {data.can.add.includes(type) ? (
        <EventForm
          type={type}
          first={first}
          busy={create.isPending}
          failure={create.error ? describeError(create.error, t) : null}
          onKeep={(draft) => kept.keep(JSON.stringify(draft))}
          onSubmit={submit}
        />
      ) : (
        <EmptyState icon={IconGavel} text={t('controlEvents.form.forbidden')} />
      )}
    </>
  );
}
