import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Writes every mail to `folder` as an `.eml` file instead of sending it; for development. */
export function fileMailer(folder: string, from: string, clock: () => Date): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return {
    async send(mail) {
      const composed = await composer.sendMail({ ...mail, from, date: clock() });
      await mkdir(folder, { recursive: true });
      count += 1;
      const name = `${clock().toISOString().replaceAll(':', '')}-${process.pid}-${count}`;
      await writeFile(join(folder, `${name}.eml`), composed.message as Buffer);
      await writeFile(
        join(folder, `${name}.json`),
        JSON.stringify({ ...mail, created_at: clock().toISOString() }),
      );
    },
    async close() {
      composer.close();
    },
  };
}
