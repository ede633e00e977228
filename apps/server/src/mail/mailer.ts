/** One mail, in the language of its reader. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Besides those that every mail has. */
  headers?: Record<string, string>;
  /** An invitation that mail programs put into a calendar (RFC 6047). */
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
}

/** Hands a mail over; resolves only when the other side has taken it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
