import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that a story can break, and mend. */
export interface BreakableLine {
  /** The address that leads to the server over the line. */
  url: string;
  /** Lets the line break once a connection has sent so many bytes; nobody gets through from then on. */
  breakAfter(bytes: number): void;
  mend(): void;
  close(): void;
}

/** Opens a line to the server at `url`. */
export async function openLine({ url }: { url: string }): Promise<BreakableLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let room = Number.POSITIVE_INFINITY;
  let broken = false;
  const cut = () => {
    broken = true;
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // a torn connection is what the line is for
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    if (broken) return void near.destroy();
    const far = connect(Number(port), hostname);
    let sent = 0;
    keep(near);
    keep(far);
    far.pipe(near);
    near.on('data', (chunk) => {
      sent += chunk.length;
      if (sent > room) return cut();
      // what the server has not taken yet is not let through
      if (!far.write(chunk)) near.pause();
    });
    far.on('drain', () => near.resume());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAfter(bytes) {
      room = bytes;
    },
    mend() {
      room = Number.POSITIVE_INFINITY;
      broken = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
