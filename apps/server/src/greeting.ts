import type { Config } from './config.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './db/demo/people.ts';

/** What the console says once the server listens: where it is and, with demo data, whom to sign in as. */
export function greeting(config: Pick<Config, 'publicUrl' | 'demo'>): string {
  const lines = ['', `Провектор: ${config.publicUrl}`];
  if (config.demo) {
    const names = Object.keys(DEMO_PEOPLE).map((name) => `${name}@demo.ru`);
    lines.push(
      `Войти / sign in: ${names.slice(0, 3).join(', ')}`,
      `  ${names.slice(3).join(', ')}`,
      `  пароль / password: ${DEMO_PASSWORD}`,
      `Письма / mails: ${config.publicUrl}/api/dev/mail`,
    );
  }
  return `${lines.join('\n')}\n`;
}
