import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server of the test's own. */
export interface MailServer {
  /** Its address, as `SMTP_URL` has it. */
  url: string;
  close(): Promise<void>;
}

/** Opens a real SMTP server that takes what `options` do not refuse. */
export async function openMailServer(options: SMTPServerOptions): Promise<MailServer> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  // a killed process leaves its connections open to their end
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
