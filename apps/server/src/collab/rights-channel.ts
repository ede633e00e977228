import { Redis } from 'ioredis';
import { z } from 'zod';
import type { RightsScope } from './live-documents.ts';

const CHANNEL = 'pv:rights';
const scopeSchema = z.union([
  z.object({ projectId: z.uuid() }),
  z.object({ documentId: z.uuid() }),
  z.object({ userId: z.uuid() }),
]);

/** Tells every process that rights have changed. */
export interface RightsChannel {
  tell(scope: RightsScope): void;
  close(): void;
}

function parse(message: string): RightsScope | null {
  try {
    return scopeSchema.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

/** The channel of a single process. */
function local(onScope: (scope: RightsScope) => void): RightsChannel {
  return { tell: onScope, close: () => undefined };
}

/**
 * Opens the channel. What is told here is heard here at once and in the other processes through
 * Redis; where Redis is away they learn it by their own round.
 */
export function openRightsChannel(
  url: string | undefined,
  onScope: (scope: RightsScope) => void,
): RightsChannel {
  if (!url) return local(onScope);
  const [sender, receiver] = [new Redis(url), new Redis(url)];
  const id = crypto.randomUUID();
  for (const client of [sender, receiver]) client.on('error', () => undefined);
  receiver.subscribe(CHANNEL).catch(() => undefined);
  receiver.on('message', (_channel: string, message: string) => {
    const from = message.slice(0, id.length);
    const scope = parse(message.slice(id.length));
    if (scope && from !== id) onScope(scope);
  });
  return {
    tell(scope) {
      onScope(scope);
      sender.publish(CHANNEL, `${id}${JSON.stringify(scope)}`).catch(() => undefined);
    },
    close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
