import type { Mailer } from './mailer.ts';

/** Keeps mail to the addresses of demo people from being sent out: they may belong to somebody real. */
export function skipDemo(mailer: Mailer, isDemo: (address: string) => boolean): Mailer {
  return {
    async send(mail) {
      if (!isDemo(mail.to)) await mailer.send(mail);
    },
    close: () => mailer.close(),
  };
}
