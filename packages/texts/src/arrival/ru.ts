import { ru as open } from '../public/ru.ts';
import { approval } from '../ru/approval.ts';
import { fields } from '../ru/fields.ts';
import type { ru as all } from '../ru/index.ts';
import { notifications } from '../ru/notifications.ts';
import { profile } from '../ru/profile.ts';
import { projectList } from '../ru/project-list.ts';
import { projectPage } from '../ru/project-page.ts';
import { projects } from '../ru/projects.ts';
import { publication } from '../ru/publication.ts';
import { support } from '../ru/support.ts';
import { whoseMove } from '../ru/whose-move.ts';
import type { ArrivalNoun } from './nouns.ts';

/** What a signed-in person reads where he arrives, in Russian. */
export const ru: Pick<typeof all, ArrivalNoun> = {
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
