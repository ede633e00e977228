import { z } from 'zod';
import { openFanOut } from './fan-out.ts';

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), userId: z.uuid(), projectId: z.uuid().nullable() }),
  z.object({ kind: z.literal('read'), userId: z.uuid(), projectId: z.null() }),
  z.object({ kind: z.literal('look'), userId: z.uuid(), projectId: z.uuid() }),
  z.object({
    kind: z.literal('tasks'),
    userId: z.uuid(),
    projectId: z.uuid(),
    changed: z.array(z.object({ id: z.uuid(), updated_at: z.string() })).optional(),
  }),
  z.object({
    kind: z.literal('event'),
    userId: z.uuid(),
    projectId: z.null(),
    eventId: z.uuid(),
  }),
  z.object({ kind: z.literal('application'), userId: z.uuid(), projectId: z.uuid() }),
  z.object({ kind: z.literal('sessions'), userId: z.uuid() }),
]);

/** What the open pages of a person are told: something is new, marks have changed, sessions have ended. */
export type PushMessage = z.infer<typeof messageSchema>;

/** One open page, or rather the connection of one browser. */
export interface PushListener {
  hear(message: PushMessage): void;
  /** Comes by itself every few seconds. */
  beat(): void;
  end(): void;
}

/** The way to the open pages of people, in every process. */
export interface Push {
  /** To be called after the commit of what it tells of. */
  tell(message: PushMessage): void;
  /** Adds a listener; gives how to remove it, or null when the person has too many. */
  listen(userId: string, listener: PushListener): (() => void) | null;
  /** One round over all listeners; runs by itself. */
  beat(): void;
  /** Ends all listeners. */
  close(): void;
}

/** Proxies cut a connection on which nothing moves for a minute. */
const BEAT_MS = 20_000;
/** One browser needs one; this is for several devices and for browsers without locks. */
const LISTENERS = 12;

/** Opens the push of this process; `redisUrl` joins it with the others. */
export function openPush(redisUrl: string | undefined): Push {
  const listeners = new Map<string, Set<PushListener>>();
  const all = () => [...listeners.values()].flatMap((own) => [...own]);
  const fanOut = openFanOut({
    url: redisUrl,
    name: 'pv:push',
    schema: messageSchema,
    hear(message) {
      for (const listener of [...(listeners.get(message.userId) ?? [])]) listener.hear(message);
    },
  });
  const beat = () => {
    for (const listener of all()) listener.beat();
  };
  const beating = setInterval(beat, BEAT_MS);
  beating.unref();

  return {
    tell: (message) => fanOut.tell(message),
    listen(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      if (own.size >= LISTENERS) return null;
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },
    beat,
    close() {
      clearInterval(beating);
      for (const listener of all()) listener.end();
      fanOut.close();
    },
  };
}
