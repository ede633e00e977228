import type { Config } from './config.ts';
import { DEMO_PASSWORD } from './demo/people.ts';

const OPEN_MAILS = [
  '  ВНИМАНИЕ: письма всех людей читает каждый, кто откроет этот адрес. Уберите DEV_MAIL=1.',
  '  WARNING: whoever opens this address reads the mails of everybody. Take DEV_MAIL=1 away.',
];

/**
 * What the console says once the server listens: where it is and whom to sign in as.
 * @param people addresses of the demo people who are there
 */
export function greeting(
  config: Pick<Config, 'publicUrl' | 'devMail'>,
  people: readonly string[],
): string {
  const lines = ['', `Провектор: ${config.publicUrl}`];
  if (people.length > 0) {
    lines.push(
      `Войти / sign in: ${people.slice(0, 3).join(', ')}`,
      ...(people.length > 3 ? [`  ${people.slice(3).join(', ')}`] : []),
      `  пароль / password: ${DEMO_PASSWORD}`,
    );
  }
  if (config.devMail) {
    lines.push(`Письма / mails: ${config.publicUrl}/api/dev/mail`);
    const local = new URL(config.publicUrl).hostname === 'localhost';
    if (!local) lines.push(...OPEN_MAILS);
  }
  return `${lines.join('\n')}\n`;
}
