import type { ControlEvent, Criterion } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import classes from '../Events.module.css';
import { percentOf } from '../words.tsx';

type Scale = ControlEvent['scale'];

/** The words for marks with what they stand for, the best first: one mark, or all up to the next words. */
export function bandsOf({ anchors }: Pick<Criterion, 'anchors'>, { max }: Pick<Scale, 'max'>) {
  const order = anchors.toSorted((one, other) => other.mark - one.mark);
  return order.map(({ mark, text }, at) => {
    const until = at === 0 ? max : (order[at - 1]?.mark ?? max) - 1;
    return { mark, text, marks: until > mark ? `${mark}–${until}` : `${mark}` };
  });
}

/** What the marks of a criterion mean, in words. */
export function Anchors({ criterion, scale }: { criterion: Criterion; scale: Scale }) {
  return (
    <dl className={classes.anchors}>
      {bandsOf(criterion, scale).map(({ marks, text }) => [
        <dt key={`${marks} mark`}>{marks}</dt>,
        <dd key={marks}>{text}</dd>,
      ])}
    </dl>
  );
}

/** By what the works are marked; who takes part reads it beforehand. */
export function CriteriaSection({ event }: { event: ControlEvent }) {
  const { t } = useTexts();
  const { criteria, scale, trimmed } = event;
  if (criteria.length === 0) return null;
  const lead = [
    t('controlEvents.page.scale', scale),
    trimmed && t('controlEvents.page.trimmed'),
  ].filter(Boolean);
  return (
    <Section title={t('controlEvents.page.criteria')} lead={lead.join(' ')}>
      {criteria.map((criterion) => {
        const { id, title, weight, anchors } = criterion;
        const named = t('controlEvents.page.criterion', {
          title,
          percent: percentOf(weight, criteria),
        });
        if (anchors.length === 0) {
          return (
            <div key={id} className={classes.criterion}>
              {named}
            </div>
          );
        }
        return (
          <details key={id} className={classes.criterion}>
            <summary>{named}</summary>
            <Anchors criterion={criterion} scale={scale} />
          </details>
        );
      })}
    </Section>
  );
}
