/** What a reply says of itself more closely, RFC 3463: `1.1` for a mailbox that there is not. */
const CLOSER = /^5\d\d[ -]5\.(\d{1,3}\.\d{1,3})\b/;
/** Of the sender, of the state of the server, of the talk, of its rules: the next mail would fare the same. */
const NOT_OF_THE_MAIL = /^(1\.[78]|3\.(?!4)|5\.|7\.)/;

/** What a server without closer codes says of its own rules, not of this mail. */
const OF_THE_RULES = /relay|sender|authenticat|policy|blocked|blacklist|spam/i;

/**
 * Whether `error` of a mailer is the word of the other side that it will never take this mail: its reader
 * or its content was refused for good. What is refused before the reader is named, or by rules such as
 * those for relaying, is about how the server is set up and says nothing of the mail.
 */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return false;
  const { command, response } = error;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  // 55x, RFC 5321: what becomes of the mail; 50x, 52x and 53x are about the talk
  if (typeof response !== 'string' || !/^55[0-46]/.test(response)) return false;
  const [, closer] = CLOSER.exec(response) ?? [];
  return closer ? !NOT_OF_THE_MAIL.test(closer) : !OF_THE_RULES.test(response);
}
