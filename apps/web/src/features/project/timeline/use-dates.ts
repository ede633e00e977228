import {
  daysBetween,
  type NewTerm,
  PROJECT_CALLS,
  type Project,
  roadmapEndpoints,
  type Stage,
  type StageDates,
  type Term,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { useRefreshProject } from '../api.ts';
import { termText } from '../fields/date-text.ts';
import { formsUnsaved, settleForms } from '../fields/forms.ts';
import { useOptimistic } from '../roadmap/use-optimistic.ts';
import { canBeSent, planShift, type ShiftOffer } from './plan-shift.ts';

const endOf = ({ starts_at, ends_at }: Term) => ends_at ?? starts_at;

/**
 * By how many days the end of a stage moves: what its followers can be shifted by. An end that was not
 * set before, or is taken away, has moved by none; a term of its first day alone ends with that day.
 */
export function endMoves(from: Term, to: Term): number {
  if ((from.ends_at === null) !== (to.ends_at === null)) return 0;
  const [before, after] = [endOf(from), endOf(to)];
  return before && after ? daysBetween(before, after) : 0;
}

/** The last change of a stage's dates, while the following ones can still be shifted after it. */
interface Moved {
  stageId: string;
  days: number;
  /** By which it is taken back. */
  back: StageDates[];
  /** The plan had been approved. */
  dropped: boolean;
  forget: () => void;
}

/** Sends new dates of stages: shown at once, in the editions that the reader sees. */
function useSendDates(project: Project) {
  const { call, queries } = useServices();
  const optimistic = useOptimistic(project);
  const refresh = useRefreshProject();
  const params = { id: project.id };
  const key = keyOf(PROJECT_CALLS[project.type].project.get, { params });

  function seen({ stage_id, ...term }: Omit<StageDates, 'version'>): StageDates {
    const { stages } = queries.getQueryData<Project>(key) ?? project;
    const version = stages.find(({ id }) => id === stage_id)?.version ?? 0;
    return { stage_id, starts_at: term.starts_at, ends_at: term.ends_at, version };
  }
  /** What is changed next is sent from these editions, also before the project is read anew. */
  function note(changed: readonly StageDates[]) {
    const versions = new Map(changed.map(({ stage_id, version }) => [stage_id, version]));
    queries.setQueryData<Project>(
      key,
      (now) =>
        now && {
          ...now,
          stages: now.stages.map((stage) => ({
            ...stage,
            version: versions.get(stage.id) ?? stage.version,
          })),
        },
    );
  }
  const put = (
    dates: readonly Omit<StageDates, 'version'>[],
    send: () => StageDates[],
    skip: boolean,
  ) =>
    optimistic(
      (stages) =>
        stages.map((stage) => {
          const found = dates.find(({ stage_id }) => stage_id === stage.id);
          return found ? { ...stage, starts_at: found.starts_at, ends_at: found.ends_at } : stage;
        }),
      async () => {
        // what is typed in a field of the same stage makes an edition of its own
        if (formsUnsaved()) await settleForms().then(refresh);
        const body = { dates: send(), skip_changed: skip };
        const changed = await call(roadmapEndpoints.changeDates, { params, body });
        note(changed.dates);
        return changed;
      },
    );
  return {
    change: (dates: readonly Omit<StageDates, 'version'>[]) =>
      put(dates, () => dates.map(seen), false),
    back: (dates: StageDates[]) => put(dates, () => dates, true),
  };
}

/**
 * Changes dates of stages: asks before an approval is lost, can be undone, and offers to shift the
 * following stages by as many days.
 * @param onMoved is told how the stages stood whose dates were changed
 */
export function useDates(project: Project, onMoved?: (stood: Stage[]) => void) {
  const { t } = useTexts();
  const { toasts } = useServices();
  const send = useSendDates(project);
  const [asked, setAsked] = useState<{ stage: Stage; term: Term } | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const stageOf = (id: string) => project.stages.find((stage) => stage.id === id);
  const movedStage = moved && stageOf(moved.stageId);
  const offer = moved && movedStage ? planShift(project, movedStage, moved.days) : null;

  function refused(error: unknown) {
    if (isApiError(error, 'stale_version')) toasts.error('roadmap.dates.stale');
    else toasts.failure(error);
  }

  async function takeBack(back: StageDates[], dropped: boolean) {
    setMoved(null);
    const { skipped } = await send.back(back);
    if (skipped.length === 0) {
      if (dropped) toasts.warning(t('roadmap.dates.sendAgain'));
      return;
    }
    const lines = skipped.map(({ stage_id, reason }) => {
      const title = stageOf(stage_id)?.title ?? t('roadmap.dates.gone');
      return t(`roadmap.dates.skipped.${reason}`, { title });
    });
    toasts.warning(`${t('roadmap.dates.undone')} ${lines.join('; ')}.`);
  }

  /**
   * Says what was done; it can be taken back where a call takes the days that stood before. With `dropped`
   * an approval was lost by it, which the former days alone do not bring back.
   */
  function tell(done: string, back: StageDates[], dropped = false): () => void {
    if (back.every(canBeSent)) return toasts.undoable(done, () => takeBack(back, dropped));
    toasts.success(done);
    return () => {};
  }

  /** How the stages stood before, in the editions that they have now. */
  function backTo(before: readonly Stage[], now: readonly StageDates[]): StageDates[] {
    return now.flatMap(({ stage_id, version }) => {
      const stage = before.find(({ id }) => id === stage_id);
      if (!stage) return [];
      return [{ stage_id, starts_at: stage.starts_at, ends_at: stage.ends_at, version }];
    });
  }

  function put(stage: Stage, term: Term) {
    setAsked(null);
    send.change([{ stage_id: stage.id, ...term }]).then(({ dates }) => {
      const back = backTo([stage], dates);
      const words = { title: stage.title, term: termText(term, t) || t('roadmap.term.none') };
      const forget = tell(t('roadmap.dates.changed', words), back, stage.can.plan_reapproval);
      const days = endMoves(stage, term);
      setMoved({ stageId: stage.id, days, back, dropped: stage.can.plan_reapproval, forget });
      onMoved?.([stage]);
    }, refused);
  }

  function shift({ moves, drops }: ShiftOffer) {
    if (!moved) return;
    const before = project.stages;
    // the offer goes at once: a second click has nothing left to shift
    setMoved(null);
    send.change(moves).then(
      ({ dates }) => {
        moved.forget();
        const back = [...moved.back, ...backTo(before, dates)];
        const dropped = drops.length > 0 || moved.dropped;
        tell(t('roadmap.shift.done', { count: dates.length }), back, dropped);
        onMoved?.(before.filter(({ id }) => dates.some(({ stage_id }) => stage_id === id)));
      },
      (error) => {
        setMoved(moved);
        refused(error);
      },
    );
  }

  /** Dates that run backwards, put in the order of the stages. */
  function order(moves: readonly NewTerm[]) {
    setMoved(null);
    const before = project.stages;
    send.change(moves).then(({ dates }) => {
      tell(t('roadmap.order.done'), backTo(before, dates));
    }, refused);
  }

  /** Days were typed in a field that saves itself: the following stages can be shifted after them. */
  function typed({ id: stageId }: Stage, from: Term, to: Term) {
    setMoved((last) => {
      const before = last?.stageId === stageId && last.back.length === 0 ? last.days : 0;
      const days = before + endMoves(from, to);
      return days === 0 ? null : { stageId, days, back: [], dropped: false, forget: () => {} };
    });
  }

  return {
    /** Gives a stage new days, after a question where its plan is approved. */
    change: (stage: Stage, term: Term) =>
      stage.can.plan_reapproval ? setAsked({ stage, term }) : put(stage, term),
    /** The question that is open, with its two answers. */
    asked: asked && {
      stage: asked.stage,
      yes: () => put(asked.stage, asked.term),
      no: () => setAsked(null),
    },
    offer,
    typed,
    order,
    shift,
    leave: () => setMoved(null),
  };
}

export type Dates = ReturnType<typeof useDates>;
