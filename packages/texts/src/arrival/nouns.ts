import type { PublicNoun } from '../public/nouns.ts';

/**
 * Nouns of the texts on the list of projects, where a signed-in person arrives, and of the frame around
 * it; all others are loaded when the page stands.
 */
export type ArrivalNoun =
  | PublicNoun
  | 'approval'
  | 'fields'
  | 'notifications'
  | 'profile'
  | 'projectList'
  | 'projectPage'
  | 'projects'
  | 'whoseMove';
