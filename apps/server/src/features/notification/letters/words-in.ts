import type { Notification, Say } from '@pv/contract';
import { translateDynamic } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import type { Notice, NoticePlace } from '../notice.ts';

/** The texts of one language, for the functions of the contract that make words. */
export const sayIn =
  (locale: Locale): Say =>
  (key, params) =>
    translateDynamic(locale, key, params);

/** What the words of a notification are made of. */
export type Told = Pick<
  Notification,
  'reason' | 'variant' | 'place' | 'actor' | 'said' | 'project'
>;

/** A section as the words name it. */
export const placeOf = (place: NoticePlace): NonNullable<Told['place']> => ({
  section: place.section,
  stage_id: place.stageId,
  stage_number: place.number,
  stage_title: place.title,
});

/** A notice as the words are made of it. */
export function toldOf({ reason, variant, place, actor, said = {}, project }: Notice): Told {
  return {
    reason,
    variant,
    project,
    actor: actor?.name ?? null,
    said,
    place: place ? placeOf(place) : null,
  };
}
