import type { controlEventEndpoints, RequestOf } from '@pv/contract';
import { saveAddress } from '../../../platform/api/save.ts';

type WorkChange = RequestOf<typeof controlEventEndpoints.moveWork>['body'];

/** What is done in a session, by an account or by a mailed link. */
export interface SessionDoor {
  /** Moves a work on, or writes down what is decided of it; `onDone` once it is. */
  moveWork: (workId: string, change: WorkChange, onDone?: () => void) => void;
  busy: boolean;
  /** Has the browser save a paper of a work. */
  saveFile: (file: { id: string; name: string }) => void;
}

/** A mutation that changes a work, however its door is named. */
interface Moving<Params> {
  isPending: boolean;
  mutate: (
    request: { params: Params & { workId: string }; body: WorkChange },
    options: { onSuccess: () => void },
  ) => void;
}

/** A mutation that asks where a file is. */
interface Asking<Params> {
  mutate: (
    request: { params: Params & { fileId: string } },
    options: { onSuccess: (file: { url: string }) => void },
  ) => void;
}

/** The deeds of a session through its two calls. */
export function sessionDoor<Params extends object>(
  params: Params,
  { moving, asking }: { moving: Moving<Params>; asking: Asking<Params> },
): SessionDoor {
  return {
    busy: moving.isPending,
    moveWork: (workId, body, onDone = () => undefined) =>
      moving.mutate({ params: { ...params, workId }, body }, { onSuccess: onDone }),
    saveFile: ({ id: fileId, name }) =>
      asking.mutate(
        { params: { ...params, fileId } },
        { onSuccess: ({ url }) => saveAddress(url, name) },
      ),
  };
}
