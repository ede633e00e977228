import type { RoleCode } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';

interface Answer {
  /** Who has waited. */
  candidateId: string;
  role: RoleCode;
  by: { userId: string; name: string };
  kind: 'confirmed' | 'refused';
}

/** Tells whoever waited for the team's confirmation what the team has said. */
export async function tellCandidate(
  work: Work,
  state: ProjectState,
  { candidateId, role, by, kind }: Answer,
): Promise<void> {
  const said = { project: state.project.title };
  await notify(work, {
    reason: 'membership',
    variant: kind,
    to: [candidateId],
    actor: by,
    project: noticeProject(state),
    said: { role },
    letter: ({ locale }) => ({
      subject: translate(locale, `teamMail.${kind}.subject`, said),
      paragraphs: [translate(locale, `teamMail.${kind}.intro`, said)],
    }),
  });
}
