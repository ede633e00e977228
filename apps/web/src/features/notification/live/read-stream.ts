import { notificationEndpoints, type StreamEvent } from '@pv/contract';
import { isApiError } from '../../../platform/api/api-error.ts';
import { type ClientDeps, sendOnce } from '../../../platform/api/client.ts';
import type { StreamEnd } from './follow-stream.ts';
import { createEventParser } from './parse-events.ts';

/** The server says something three times a minute; after so long a silence the line is dead. */
const SILENCE_MS = 70_000;

async function readBody(
  body: ReadableStream<Uint8Array>,
  hear: (event: StreamEvent) => void,
  drop: () => void,
): Promise<void> {
  const parse = createEventParser(hear);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const silence = setTimeout(drop, SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parse(decoder.decode(value, { stream: true }));
  }
}

/** Opens the stream once and reads it to its end. A token that is refused is renewed for the next time. */
export async function readStream(
  deps: ClientDeps,
  { hear, onOpen }: { hear: (event: StreamEvent) => void; onOpen: () => void },
  signal: AbortSignal,
): Promise<StreamEnd> {
  const got = await deps.session.token();
  if ('missing' in got) return got.missing === 'ended' ? 'signed_out' : 'unreachable';
  const dropping = new AbortController();
  const either = AbortSignal.any([signal, dropping.signal]);
  try {
    const sent = { token: got.token, signal: either };
    const response = await sendOnce(deps, notificationEndpoints.stream, {}, sent);
    if (response.status === 401) {
      return (await deps.session.renew(got.token)) === 'ended' ? 'signed_out' : 'unreachable';
    }
    if (!response.ok || !response.body) return response.status === 429 ? 'busy' : 'unreachable';
    onOpen();
    await readBody(response.body, hear, () => dropping.abort());
    return 'ended';
  } catch (error) {
    // the line has broken before or after the first byte; both look alike from here
    if (isApiError(error) || error instanceof TypeError || either.aborted) return 'unreachable';
    throw error;
  }
}
