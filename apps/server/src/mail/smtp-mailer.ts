import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends over SMTP; `url` as in `smtps://user:password@host:465`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from });
    },
    async close() {
      transport.close();
    },
  };
}
