import { SMTPServer } from 'smtp-server';

/** One mail as it came over SMTP. */
export interface ReceivedMail {
  to: string;
  /** Headers and body, transfer encoding undone for the plain part. */
  text: string;
}

/** A real SMTP server that keeps what it gets. */
export interface Mailbox {
  url: string;
  /** The newest mail to an address whose text fits, waited for up to a minute and a half. */
  wait(to: string, fits: RegExp): Promise<RegExpExecArray>;
  close(): Promise<void>;
}

/** The first text/plain part of a raw mail, RFC 2045. */
function plainText(raw: string): string {
  const part =
    raw.split(/^--.*$/m).find((piece) => /content-type: text\/plain/i.test(piece)) ?? raw;
  const [head = '', ...rest] = part.trim().split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Starts the mail server on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = plainText(Buffer.concat(chunks).toString('latin1'));
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async wait(to, fits) {
      const end = performance.now() + 90_000;
      for (;;) {
        const found = mails
          .filter((mail) => mail.to === to)
          .map((mail) => fits.exec(mail.text))
          .findLast((match) => match !== null);
        if (found) return found;
        if (performance.now() > end)
          throw new Error(`no such mail to ${to} in a minute and a half`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
