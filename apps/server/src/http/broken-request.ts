import { AppError, type ErrorCode } from '@pv/contract';
import { localeFromHeader } from '@pv/texts';
import { errorText } from '../error-text.ts';

/** What Node says of a request that it cannot read, with the answer to it. */
const ANSWERS: Readonly<Record<string, { status: string; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'payload_too_large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'validation_failed' },
};
const UNREADABLE = { status: '400 Bad Request', code: 'validation_failed' } as const;

interface Wire {
  /** The answer that is being written there, by Node's own name for it. */
  _httpMessage?: { headersSent: boolean } | null;
  writable: boolean;
  end(bytes: string): unknown;
  destroy(error?: Error): unknown;
}

/**
 * Answers what never becomes a request, such as too long an address or header, in the form of every other
 * error. Its language is not known.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, wire: Wire): void {
  // after the head of another answer these bytes would be taken for a part of it
  if (error.code === 'ECONNRESET' || !wire.writable || wire._httpMessage?.headersSent) {
    wire.destroy(error);
    return;
  }
  const { status, code } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({
    detail: errorText(new AppError(code), localeFromHeader(undefined)),
    code,
  });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // ended, not torn off: a browser reads the answer before it learns that nobody reads the rest
  wire.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
