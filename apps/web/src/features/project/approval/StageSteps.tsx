import { STAGE_PROGRESS, type Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './StageSteps.module.css';

type Step = NonNullable<Stage['step']>;

const stateOf = (at: number, now: number) => {
  if (at === now) return now === STAGE_PROGRESS.length - 1 ? 'done' : 'now';
  return at < now ? 'done' : 'ahead';
};

/** The five steps of a stage's approval as short bars, with the one that it has come to in words. */
export function StepBars({ step }: { step: Step | null }) {
  const { t } = useTexts();
  if (!step) return null;
  const now = STAGE_PROGRESS.indexOf(step);
  const label = t('approval.steps.at', {
    at: now + 1,
    count: STAGE_PROGRESS.length,
    step: t(`approval.steps.${step}`),
  });
  return (
    <span className={classes.bars} role="img" aria-label={label} title={label}>
      {STAGE_PROGRESS.map((one, at) => (
        <span key={one} className={classes.bar} data-state={stateOf(at, now)} />
      ))}
    </span>
  );
}

/** The five steps of a stage's approval by name, the one that it has come to marked. */
export function StageSteps({ step }: { step: Step | null }) {
  const { t } = useTexts();
  if (!step) return null;
  const now = STAGE_PROGRESS.indexOf(step);
  return (
    <ol className={classes.steps} aria-label={t('approval.steps.title')}>
      {STAGE_PROGRESS.map((one, at) => (
        <li
          key={one}
          className={classes.step}
          data-state={stateOf(at, now)}
          {...(at === now && { 'aria-current': 'step' as const })}
        >
          <span className={classes.bar} data-state={stateOf(at, now)} aria-hidden="true" />
          {t(`approval.steps.${one}`)}
        </li>
      ))}
    </ol>
  );
}
