import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

/**
 * Loaded into the server before its own code: lets a story move the clock of the machine, as the
 * server sees it, ahead. Timers go on as they are.
 */
const OriginalDate = Date;
let ahead = 0;

class MovedDate extends OriginalDate {
  constructor(...parts: [] | [number | string | Date] | Parameters<typeof Date.UTC>) {
    if (parts.length === 0) super(MovedDate.now());
    else super(...(parts as [number]));
  }

  static override now(): number {
    return OriginalDate.now() + ahead;
  }
}

globalThis.Date = MovedDate as DateConstructor;

// the header that browsers set their sessions by comes from a clock inside of the runtime
subscribe('http.server.request.start', (message) => {
  const answer = (message as { response?: unknown }).response;
  if (answer instanceof ServerResponse) answer.setHeader('Date', new Date().toUTCString());
});

process.on('message', (message: { advanceMinutes?: number }) => {
  if (message.advanceMinutes === undefined) return;
  ahead += message.advanceMinutes * 60_000;
  process.send?.({ ahead });
});
// nobody is waited for: the server ends when it has nothing to do
process.channel?.unref();
