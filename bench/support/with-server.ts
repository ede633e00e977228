import { type Caller, signIn } from './caller.ts';
import { exportFile, takeIn } from './documents.ts';
import { messyThesis } from './messy-thesis.ts';
import { type BenchServer, startServer } from './start-server.ts';

/** Runs a benchmark against a server of its own. */
export async function withServer(
  bench: (caller: Caller, server: BenchServer) => Promise<void>,
): Promise<void> {
  const server = await startServer();
  try {
    await bench(await signIn(server), server);
  } finally {
    await server.close();
  }
}

/**
 * Makes a function that has both children lay out other documents, until what they keep of the measured
 * one is gone: so each run lays out the whole document.
 */
export async function makeForgetter(caller: Caller): Promise<() => Promise<void>> {
  const others = await Promise.all(
    [101, 102, 103, 104].map(async (seed) =>
      takeIn(caller, `Другой документ ${seed}`, await messyThesis({ seed, parts: 1 })),
    ),
  );
  return async () => {
    for (const pair of [others.slice(0, 2), others.slice(2), others.slice(0, 2)]) {
      await Promise.all(pair.map((id) => exportFile(caller, id, 'pdf')));
    }
  };
}
