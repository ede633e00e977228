import { type Project, type Stage, stageEndpoints } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { useOptimistic } from './use-optimistic.ts';

/**
 * The stages of a project after a numeric one was put at the place `number` and the rest have closed
 * up, as the server does it.
 */
export function moveNumeric(stages: readonly Stage[], id: string, number: number): Stage[] {
  const numeric = stages.filter(({ kind }) => kind === 'numeric');
  const moved = numeric.find((stage) => stage.id === id);
  if (!moved) return [...stages];
  const order = numeric.filter((stage) => stage !== moved).toSpliced(number - 1, 0, moved);
  const renumbered = order.map((stage, at) => ({ ...stage, number: at + 1 }));
  return stages.map((stage) => (stage.kind === 'numeric' ? renumbered.shift() : stage) ?? stage);
}

/** Puts stages at other places of the roadmap: at once on the screen, and so that it can be undone. */
export function useMoveStage(project: Pick<Project, 'type' | 'id'>) {
  const { t } = useTexts();
  const { call, toasts } = useServices();
  const optimistic = useOptimistic(project);

  /** The place is no content: it is changed from whatever edition is the newest. */
  async function send(id: string, number: number) {
    const params = { id };
    const { version } = await call(stageEndpoints.get, { params });
    await call(stageEndpoints.change, { params, body: { number, version } });
  }
  const put = (id: string, number: number) =>
    optimistic(
      (stages) => moveNumeric(stages, id, number),
      () => send(id, number),
    );

  return ({ id, title, number: was }: Stage, number: number) => {
    if (was === null || was === number) return;
    put(id, number).then(
      () => toasts.undoable(t('roadmap.moved', { title }), () => put(id, was)),
      toasts.failure,
    );
  };
}
