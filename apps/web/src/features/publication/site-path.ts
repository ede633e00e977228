import { isGuideType, type Place } from '@pv/contract';
import { SECTION_PATHS } from './section-paths.ts';

/** Where readers find a publication; null for what stands on a page among others. */
export function sitePath(place: Place, slug: string): string | null {
  switch (place.kind) {
    case 'article':
      return `${SECTION_PATHS[place.section]}/${slug}`;
    case 'page':
      return `/${place.path}`;
    case 'block':
      // other blocks are read where they are shown
      return isGuideType(place.type_id) ? `/guides/${slug}` : null;
  }
}
