/** A server of our own in a temporary folder. */
interface Service {
  url: string;
  stop(): Promise<void>;
}

/** A free port of this machine. */
export function freePort(): Promise<number>;
/** Starts PostgreSQL, its files `inMemory` where there is room; null where it is not installed. */
export function startPostgres(options?: { inMemory?: boolean }): Promise<Service | null>;
/** Starts Redis, on `port` or on a free one; null where it is not installed. */
export function startRedis(port?: number): Promise<Service | null>;
/** Whether a program can be found. */
export function installed(name: string): boolean;
