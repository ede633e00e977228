import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The real server in a process of its own. */
export interface ServerProcess {
  origin: string;
  /** Everything that it has written so far, the log included. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `main.ts` and waits for its address. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const main = new URL('../../src/main.ts', import.meta.url);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main.pathname], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address) resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', read);
    }
    ended.then(() => reject(new Error(`the process ended:\n${lines.join('\n')}`)));
  });
  return {
    origin,
    output: () => lines.join('\n'),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
