import { idSchema } from '@pv/contract';
import { useRef } from 'react';
import { requestId } from '../api/request-id.ts';
import { type Draft, useDraft } from './use-draft.ts';

/** The key that something is sent under, so that the server takes it once however often it comes. */
export interface SendKey {
  /** The same one until it is forgotten, also after a reload. */
  take(): string;
  /** What it was for is sent, or was taken out of the form: what comes next is something else. */
  forget(): void;
}

/** A key that is made when it is first taken and kept in `draft`; rubbish that lies there is no key. */
export function sendKeyIn(draft: Draft): SendKey {
  // read once: a form opened before the answer came goes on with the key of what stands in it, and what
  // another tab sends later has a key of its own
  let held = draft.read();
  return {
    take() {
      held = idSchema.safeParse(held).data ?? requestId();
      draft.keep(held);
      return held;
    },
    forget() {
      held = null;
      draft.drop();
    },
  };
}

/** The key of what is written under `place`, kept on this device beside it. */
export function useSendKey(place: string): SendKey {
  const draft = useDraft(`${place}.key`);
  const key = useRef<SendKey>(null);
  key.current ??= sendKeyIn(draft);
  return key.current;
}
