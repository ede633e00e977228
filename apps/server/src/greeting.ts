import type { Config } from './config.ts';
import { DEMO_PASSWORD } from './demo/people.ts';

/**
 * What the console says once the server listens: where it is and whom to sign in as.
 * @param people addresses of the demo people who are there
 */
export function greeting(
  config: Pick<Config, 'publicUrl' | 'demo'>,
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
  if (config.demo) lines.push(`Письма / mails: ${config.publicUrl}/api/dev/mail`);
  return `${lines.join('\n')}\n`;
}
