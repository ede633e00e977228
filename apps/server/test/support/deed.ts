import type { Project, RoleCode, WorkflowSection } from '@pv/contract';
import type { TestPerson } from './builders.ts';

/** Random numbers that come again from the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick<T>(list: readonly T[]): T | undefined {
      return list[below(list.length)];
    },
    text: () => `Текст ${below(1e9)}`,
    /** Some day of the next ten years, later ones for a greater `decade`. */
    day: (decade: number) => `20${2 + decade}${below(10)}-0${1 + below(9)}-${10 + below(18)}`,
  };
}
export type Random = ReturnType<typeof randomFrom>;

/** One call that somebody makes after he has looked at the project. */
export interface Deed {
  kind: 'decide' | 'write' | 'other';
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  body?: Record<string, unknown>;
  /** The button that was pressed, and the role that it was offered to. */
  pressed?: { stageId: string | null; section: WorkflowSection; intent: string; role: RoleCode };
}

/** What the calls on a kind of project are named. */
export interface Addresses {
  project: string;
  stage: string;
  finish: '/finish/' | '/finish-';
}

/** Somebody at a project, as he sees it. */
export interface Scene {
  project: Project;
  person: TestPerson;
  addresses: Addresses;
  /** Who may leave, be asked to, or change the role in the middle of it. */
  restless: readonly TestPerson[];
  /** Personal codes of people who are not in the team yet. */
  newcomers: readonly { role: RoleCode; code: string }[];
  /** Reads something more of the project; null where he may not. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any call
  read: (url: string) => Promise<any>;
}

/** Makes the next call of a person, or null where there is nothing to do it with. */
export type Make = (at: Scene, random: Random) => Deed | null | Promise<Deed | null>;
