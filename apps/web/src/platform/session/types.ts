import type { AccessClaims, Tokens } from '@pv/contract';

/** Why nobody is signed in: nobody was, the session ended by itself, or the person left. */
export type OutReason = 'anonymous' | 'expired' | 'left';

/** What is known of the person at the screen. `reachable` is false while the server does not answer. */
export type SessionState =
  | { kind: 'starting'; reachable: boolean }
  | { kind: 'in'; token: string; claims: AccessClaims }
  | { kind: 'out'; reason: OutReason };

/** What came of sending the refresh token. */
export type RefreshReply =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

/** What tabs tell each other; `skew` is how far the clock of the server is ahead, ms, where it is known. */
export type TabMessage =
  | { kind: 'renewed'; token: string; skew: number | null }
  | { kind: 'ended'; reason: OutReason };

/** Everything the session needs of the outer world. */
export interface SessionDeps {
  refresh(refreshToken: string): Promise<RefreshReply>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs the work while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  tabs: { post(message: TabMessage): void; listen(hear: (message: TabMessage) => void): void };
  /** The clock of this device, ms. */
  now(): number;
  pause(ms: number): Promise<void>;
  /** A number from 0 to 1, spreads retries of many tabs. */
  random(): number;
}

/** Whether a renewal gave a token, found the session ended, or did not reach the server. */
export type RenewOutcome = 'renewed' | 'ended' | 'unreachable';
