import { PassThrough, type Readable } from 'node:stream';
import { AppError, type StreamEvent } from '@pv/contract';
import type { Actor, Deps } from '../../../context.ts';
import type { PushMessage } from '../../../push/open-push.ts';

/** A browser that takes nothing any more is let go before it fills the memory. */
const WAITING_BYTES = 64 * 1024;

/** One event as the standard of server-sent events writes it. */
function eventOf(message: Exclude<PushMessage, { kind: 'sessions' }>): string {
  const data: StreamEvent = {
    kind: message.kind,
    project_id: message.projectId,
    ...(message.kind === 'event' && { event_id: message.eventId }),
  };
  return `data: ${JSON.stringify(data)}\n\n`;
}

/**
 * Opens the stream of one browser: an event each time something about the reader's notifications is
 * new, a comment in between so that the connection is known to live. Ends when the session ends.
 * @throws AppError `too_many_requests` when the person has too many open
 */
export function openStream({ push, sessions, log }: Deps, actor: Actor): Readable {
  const { userId, sessionId } = actor;
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableLength > WAITING_BYTES) stream.destroy();
    else if (!stream.writableEnded) stream.write(text);
  };
  const check = () => {
    sessions.has(userId, sessionId).then(
      (live) => {
        if (!live) stream.end();
      },
      (error: unknown) => log.warn({ err: error }, 'session of a stream not looked up'),
    );
  };
  const stop = push.listen(userId, {
    hear(message) {
      if (message.kind !== 'sessions') return write(eventOf(message));
      sessions.forget(userId);
      check();
    },
    beat() {
      write(': beat\n\n');
      check();
    },
    end: () => stream.end(),
  });
  if (!stop) throw new AppError('too_many_requests');
  stream.on('close', stop);
  write(': open\n\n');
  return stream;
}
