import {
  type ControlEvent,
  type ControlEventType,
  controlEventEndpoints,
  type Endpoint,
  userEndpoints,
} from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { withMarks } from './session/own-marks.ts';
import type { TypedMark } from './session/unsent-marks.ts';

const { list, get } = controlEventEndpoints;
const stales = [list, get];

/** So often pages ask for an event again by themselves, ms. */
const AGAIN_MS = 5000;

/** While an event runs its pages ask again, in case nobody tells them what has changed. */
const whileRunning = ({ state }: Pick<ControlEvent, 'state'>) =>
  state === 'running' ? AGAIN_MS : false;

/** The page of a seat without an account is told nothing live: it waits for the beginning too. */
export const untilOver = ({ state }: Pick<ControlEvent, 'state'>) =>
  state === 'announced' || state === 'running' ? AGAIN_MS : false;

/** The events that the reader organises, sits in or has a work in. */
export const useEvents = () => useEndpoint(list, { query: {} });

/** The works that the reader may put on the list of an event. */
export const useEventProjects = (type: ControlEventType) =>
  useEndpoint(controlEventEndpoints.projects, { query: { type } });

/** One event; while it runs it stays as new as it can. */
export const useEvent = (id: string) =>
  useEndpoint(get, { params: { id } }, { again: whileRunning });

/** People with an account by a part of their name or address. */
export const usePeople = (text: string) =>
  useEndpoint(
    userEndpoints.people,
    { query: { text } },
    { enabled: text !== '', keepPrevious: true },
  );

/** Changes an event in one of these ways; a failure is told in a toast. */
const useDeed = <E extends Endpoint>(endpoint: E) => useChange(endpoint, { stales });

/** Sends marks of a member, and shows from then on that the server has them. */
export function useSendMarks(id: string, memberId: string) {
  const { call, queries } = useServices();
  const queryKey = keyOf(get, { params: { id } });
  return {
    send: (marks: TypedMark[]) =>
      call(controlEventEndpoints.mark, { params: { id }, body: { marks } }),
    onTaken: (marks: readonly TypedMark[]) => {
      // what was asked for before knows nothing of them
      void queries.cancelQueries({ queryKey });
      queries.setQueryData<ControlEvent>(
        queryKey,
        (event) => event && withMarks(event, memberId, marks),
      );
    },
  };
}

/** Makes an event; the form shows a failure itself. */
export const useCreateEvent = () =>
  useChange(controlEventEndpoints.create, { stales: [list], ownErrors: true });

/** Writes an event over; the form shows a failure itself. */
export const useChangeEvent = () =>
  useChange(controlEventEndpoints.change, { stales, ownErrors: true });

/** Deletes a draft. */
export const useRemoveEvent = () => useChange(controlEventEndpoints.remove, { stales: [list] });

/** Announces, begins, finishes, publishes, takes back or cancels. */
export const useMoveEvent = () => useDeed(controlEventEndpoints.move);

/** Mails a member without an account a new link. */
export const useRenewLink = () => useDeed(controlEventEndpoints.renewLink);

/** Moves a work on, closes it, or writes down what is decided of it. */
export const useMoveWork = () => useDeed(controlEventEndpoints.moveWork);

/** Asks where a paper of a work can be had. */
export const useEventFile = () => useChange(controlEventEndpoints.file);

/** Writes a question down, or over. */
export const usePutQuestion = () => useDeed(controlEventEndpoints.putQuestion);

/** Strikes a question out. */
export const useRemoveQuestion = () => useDeed(controlEventEndpoints.removeQuestion);

/** Agrees to be named in the report, or withdraws that. */
export const usePublication = () => useDeed(controlEventEndpoints.publish);

/** Has the browser save the event as a file for calendars. */
export function useCalendarFile({ id, title }: Pick<ControlEvent, 'id' | 'title'>) {
  const { t } = useTexts();
  const { mutate, isPending } = useChange(controlEventEndpoints.calendar);
  const onSuccess = (file: Blob) => void saveFile(file, `${title || t('controlEvents.one')}.ics`);
  return { busy: isPending, save: () => mutate({ params: { id } }, { onSuccess }) };
}
