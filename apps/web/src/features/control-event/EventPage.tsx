import type { ControlEvent } from '@pv/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure, PartPlace } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { partAhead } from '../../ui/lazy.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton, PageSkeleton } from '../../ui/Skeletons.tsx';
import { useEvent } from './api.ts';
import { Board } from './board/Board.tsx';
import { EventView } from './page/EventView.tsx';
import { OwnSession, UnsentMarks } from './session/OwnSession.tsx';
import { ToEvents } from './words.tsx';

/** The form comes when it is asked for: the committee is on phones in a bad network. */
const form = partAhead(async () => (await import('./form/EditEvent.tsx')).EditEvent);

type View = 'page' | 'edit' | 'session' | 'board';

/** How an event is shown where the address does not say: while it runs its committee is in its session. */
export function viewOf({ state, me }: Pick<ControlEvent, 'state' | 'me'>, asked?: View): View {
  if (asked === 'edit') return me.can.edit ? 'edit' : 'page';
  return asked ?? (state === 'running' && me.member_id !== null ? 'session' : 'page');
}

function Shown({ event }: { event: ControlEvent }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const search = useSearch({ from: '/protected/control-event/$controlEventType/$id' });
  const show = (view: View, work = search.work) =>
    void navigate({
      to: '/control-event/$controlEventType/$id',
      params: { controlEventType: event.type, id: event.id },
      search: { view, ...(work && { work }) },
    });
  const view = viewOf(event, search.view);
  if (view === 'edit') {
    return (
      <>
        <PageHeader above={<ToEvents />} title={t('controlEvents.form.edit')} />
        <PartPlace forget={form.forget} shape={<FieldsSkeleton fields={8} />}>
          <form.Part event={event} onDone={() => show('page')} />
        </PartPlace>
      </>
    );
  }
  if (view === 'session') {
    return (
      <OwnSession
        event={event}
        chosen={search.work}
        onChoose={(work) => show('session', work)}
        onPage={() => show('page')}
      />
    );
  }
  return (
    <>
      <UnsentMarks event={event} />
      <EventView event={event} onShow={show} />
      {view === 'board' && <Board event={event} onLeave={() => show('page')} />}
    </>
  );
}

/** A control event: what it is, its form, its session, or the screen of its room. */
export function EventPage() {
  const { controlEventType, id } = useParams({
    from: '/protected/control-event/$controlEventType/$id',
  });
  const { data, error, refetch } = useEvent(id);
  usePageTitle(data?.title);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (data) return data.type === controlEventType ? <Shown event={data} /> : <NotFoundPage />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return <PageSkeleton />;
}
