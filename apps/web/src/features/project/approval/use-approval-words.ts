import {
  approvalKey,
  completionInfo,
  type Move,
  type Project,
  type ProjectType,
  roleOf,
  type StatusInfo,
  statusInfo,
  type WorkflowStatus,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { shortDayText } from '../../../ui/days.ts';
import type { MoveLineProps } from '../../../ui/MoveLine.tsx';
import type { StatusBadgeProps } from '../../../ui/StatusBadge.tsx';

/** What the badge of a whole project shows. */
interface Standing {
  /** Of a section, or of the completion. */
  code: string;
  info: StatusInfo;
}

/**
 * How a project stands: finished, else the status of the section where the move is, without a move that of
 * the project section. That the final report is expected is told until the report has been sent.
 */
export function standingOf(
  project: Pick<Project, 'completion_status' | 'status'>,
  move: Pick<Move, 'status'> | null,
): Standing {
  const completion = project.completion_status;
  const code = move?.status ?? project.status;
  const section = statusInfo(code as WorkflowStatus);
  const whole = completionInfo(completion);
  const told = completion === 'succeeded' || section.group === 'neutral';
  return whole && told ? { code: completion, info: whole } : { code, info: section };
}

/** What the codes of an approval are called, in a project of this kind where it matters. */
export function useApprovalWords(type?: ProjectType) {
  const { t, dynamic } = useTexts();
  const missing = (keys: readonly string[]) =>
    keys.map((key) => dynamic(approvalKey('missing', key, type)).toLowerCase());

  const lacks = (keys: readonly string[]) =>
    keys.map((key) => dynamic(approvalKey('lacks', key, type)));

  function who({ mine, people, roles }: Move): MoveLineProps['who'] {
    if (mine) return 'you';
    if (roles.length === 0) return 'nobody';
    const names = people.map((person) => person.name);
    const titles = roles.map((role) => dynamic(`roles.${roleOf(role)}`).toLowerCase());
    return { name: (names.length > 0 ? names : titles).join(', ') };
  }

  function askedOf({ asked, section, number }: Move, named: boolean): string {
    const inStage = named && number !== null && (section === 'plan' || section === 'result');
    return inStage
      ? dynamic(`projectList.asked.${asked}`, { number })
      : dynamic(approvalKey('asked', asked, type)).toLowerCase();
  }

  const badge = (code: string, { group, look }: StatusInfo): StatusBadgeProps => ({
    group,
    look,
    label: dynamic(approvalKey('status', code, type)),
  });

  return {
    /** The badge of a section or a part of one. */
    status: (status: string) => badge(status, statusInfo(status as WorkflowStatus)),
    /** The badge of a whole project. */
    standing(project: Pick<Project, 'completion_status' | 'status'>, move: Move | null) {
      const { code, info } = standingOf(project, move);
      return badge(code, info);
    },
    intent: (intent: string) => dynamic(`approval.intent.${intent}`),
    /** What has been done by it. */
    done: (intent: string) => dynamic(`approval.done.${intent}`),
    missing,
    lacks,
    /** What a move asks for; `named` with the number of the stage where it has one. */
    asked: askedOf,
    /** The props of the move line; `named` where the stage is not told beside it. */
    move: (move: Move, named = false): MoveLineProps => ({
      who: who(move),
      asked: askedOf(move, named),
      days: move.days,
      ...(move.days > 0 && {
        since: t('projectList.since', { date: shortDayText(move.since, t) }),
      }),
      missing: lacks(move.missing),
      advised: lacks(move.advised),
    }),
  };
}
