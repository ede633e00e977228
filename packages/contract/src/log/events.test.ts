import { describe, expect, it } from 'vitest';
import { INTENTS } from '../workflow/intents.ts';
import {
  DECISION_EVENTS,
  EVENT_KINDS,
  EVENTS,
  eventIdSchema,
  eventOf,
  isAccountEvent,
  LOG_TOPICS,
} from './events.ts';

describe('kinds of events', () => {
  it('have ids of their own, by which they are found', () => {
    expect(new Set(EVENT_KINDS.map((kind) => EVENTS[kind].id)).size).toBe(EVENT_KINDS.length);
    for (const kind of EVENT_KINDS)
      expect(eventOf(eventIdSchema.parse(EVENTS[kind].id))).toBe(kind);
    expect(eventIdSchema.safeParse('0192f0a2-0001-7000-8000-0000000000ff').success).toBe(false);
  });

  it('have ids that tell their topic', () => {
    for (const kind of EVENT_KINDS) {
      const { topic, id } = EVENTS[kind];
      const place = String(LOG_TOPICS.indexOf(topic) + 1).padStart(4, '0');
      expect(id, kind).toMatch(new RegExp(`^0192f0a2-${place}-7000-8000-[0-9a-f]{12}$`));
    }
  });

  it('belong to a project or to an account', () => {
    expect(isAccountEvent('signed_in')).toBe(true);
    expect(isAccountEvent('project_deleted')).toBe(false);
  });

  it('tell every decision by a name of its own', () => {
    const events = INTENTS.map((intent) => DECISION_EVENTS[intent]);
    expect(new Set(events).size).toBe(INTENTS.length);
    for (const event of events) expect(EVENTS[event].topic).toBe('approval');
  });
});
