import { approval } from '../en/approval.ts';
import { fields } from '../en/fields.ts';
import type { en as all } from '../en/index.ts';
import { notifications } from '../en/notifications.ts';
import { profile } from '../en/profile.ts';
import { projectList } from '../en/project-list.ts';
import { projectPage } from '../en/project-page.ts';
import { projects } from '../en/projects.ts';
import { publication } from '../en/publication.ts';
import { support } from '../en/support.ts';
import { whoseMove } from '../en/whose-move.ts';
import { en as open } from '../public/en.ts';
import type { ArrivalNoun } from './nouns.ts';

/** What a signed-in person reads where he arrives, in English. */
export const en: Pick<typeof all, ArrivalNoun> = {
  ...open,
  approval,
  fields,
  notifications,
  profile,
  projectList,
  projectPage,
  projects,
  publication,
  support,
  whoseMove,
};
