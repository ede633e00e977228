import type { Project } from '@pv/contract';
import {
  IconFileText,
  IconId,
  IconReportMoney,
  IconRocket,
  IconTelescope,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useLinks } from '../links/LinkedProjects.tsx';
import classes from './StepsAfter.module.css';
import { type StepAfter, stepsAfter } from './steps-after.ts';

const ICONS = {
  startup: IconRocket,
  article: IconFileText,
  application: IconReportMoney,
  passport: IconId,
  opportunities: IconTelescope,
} as const;

const placeOf = (step: StepAfter, { id, type }: Project): { to: string; search?: object } => {
  if (step === 'startup') return { to: `/project/${type}/${id}/startup` };
  if (step === 'passport') return { to: `/project/${type}/${id}/passport` };
  if (step === 'article') return { to: '/project-add/article' };
  if (step === 'opportunities') return { to: '/opportunities' };
  return { to: '/grant-applications/new', search: { project: id } };
};

/** What may follow a work that has succeeded, for whoever may begin it. */
export function StepsAfter({ project }: { project: Project }) {
  const { t } = useTexts();
  const { data: links } = useLinks(project.id);
  const steps = stepsAfter(project);
  if (steps.length === 0) return null;
  const nameOf = (step: StepAfter) =>
    step === 'startup' && links && links.startups.length > 0
      ? t('spinoff.actionAgain')
      : t(`nextSteps.${step}.title`);
  return (
    <section className={classes.card} aria-labelledby="next-steps">
      <h2 id="next-steps" className={classes.title}>
        {t('nextSteps.title')}
      </h2>
      <ul className={classes.steps}>
        {steps.map((step) => {
          const Icon = ICONS[step];
          return (
            <li key={step} className={classes.step}>
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <div>
                <Link {...placeOf(step, project)}>{nameOf(step)}</Link>
                <p>{t(`nextSteps.${step}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
