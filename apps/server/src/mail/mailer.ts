/** One mail, in the language of its reader. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over; resolves only when the other side has taken it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
