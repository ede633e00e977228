import { describe, expect, it } from 'vitest';
import { channelOf, NOTIFICATION_REASONS, REASONS, ruleOf } from './reasons.ts';

describe('mail', () => {
  it('comes at once only for what asks for an action, names the person or has happened to him', () => {
    const atOnce = REASONS.filter((reason) => ruleOf(reason).mail === 'instant');
    expect(atOnce).toEqual([
      'your_move',
      'reminder',
      'invitation',
      'candidate',
      'exclusion_request',
      'role_offer',
      'handover',
      'removed',
      'mention',
      'unanswered',
      'application',
      'control_event',
      'funding',
      'project_deleted',
      'opportunity',
      'support',
      'security',
    ]);
  });

  it('can be switched off for every reason but security', () => {
    const fixed = REASONS.filter((reason) => !ruleOf(reason).channels.includes('off'));
    expect(fixed).toEqual(['security']);
  });

  it('offers the channel that a reason begins with', () => {
    for (const reason of REASONS) {
      expect(ruleOf(reason).channels, reason).toContain(NOTIFICATION_REASONS[reason].mail);
    }
  });

  it('goes by the choice of the person where the reason offers it', () => {
    expect(channelOf('approved', {})).toBe('digest');
    expect(channelOf('approved', { approved: 'instant' })).toBe('instant');
    expect(channelOf('security', { security: 'off' })).toBe('instant');
    expect(channelOf('reminder', { reminder: 'digest' })).toBe('instant');
  });
});
