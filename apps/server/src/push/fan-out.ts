import { Redis } from 'ioredis';
import type { z } from 'zod';

/** Tells every process of this installation something. */
export interface FanOut<T> {
  tell(message: T): void;
  close(): void;
}

interface Channel<T> {
  /** Where Redis is; without it there is one process. */
  url: string | undefined;
  name: string;
  schema: z.ZodType<T>;
  hear: (message: T) => void;
}

function parse<T>(schema: z.ZodType<T>, message: string): T | null {
  try {
    return schema.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Opens a channel. What is told here is heard here at once and in the other processes through Redis.
 * Nothing is kept: a process that Redis does not reach has to learn it in another way.
 */
export function openFanOut<T>({ url, name, schema, hear }: Channel<T>): FanOut<T> {
  if (!url) return { tell: hear, close: () => undefined };
  const [sender, receiver] = [new Redis(url), new Redis(url)];
  const id = crypto.randomUUID();
  for (const client of [sender, receiver]) client.on('error', () => undefined);
  receiver.subscribe(name).catch(() => undefined);
  receiver.on('message', (_channel: string, message: string) => {
    if (message.startsWith(id)) return;
    const heard = parse(schema, message.slice(id.length));
    if (heard) hear(heard);
  });
  return {
    tell(message) {
      hear(message);
      sender.publish(name, `${id}${JSON.stringify(message)}`).catch(() => undefined);
    },
    close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
