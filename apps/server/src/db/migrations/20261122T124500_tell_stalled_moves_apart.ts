import type { Migration } from '../migrate.ts';

export const tellStalledMovesApart: Migration = {
  name: '20261122T124500_tell_stalled_moves_apart',
  // what was told under a reason that is two now, and the mails that were switched off by it
  up: `
    update notifications set reason = 'stalled', variant = 'waits'
      where reason = 'reminder' and variant = 'stalled';
    update notifications set reason = 'invitation'
      where reason = 'membership' and variant = 'code';
    update notification_settings set channels = jsonb_set(channels, '{stalled}', '"off"')
      where channels->>'reminder' = 'off';
  `,
  down: `
    update notification_settings set channels = channels - 'stalled';
    update notifications set reason = 'membership' where reason = 'invitation' and variant = 'code';
    update notifications set reason = 'reminder', variant = 'stalled' where reason = 'stalled';
  `,
};
