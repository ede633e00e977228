import { isDemoAddress } from '../db/demo/people.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mail to demo people from being sent out: their addresses may belong to somebody real. */
export function skipDemo(mailer: Mailer): Mailer {
  return {
    async send(mail) {
      if (!isDemoAddress(mail.to)) await mailer.send(mail);
    },
    close: () => mailer.close(),
  };
}
