import type { ControlEventReport } from '@pv/contract';

/** Of each criterion its part of the whole in percent, and the mean of the works whose marks are told. */
export function criterionMeans({
  criteria,
  works,
}: Pick<ControlEventReport, 'criteria' | 'works'>): { percent: number; mean: number | null }[] {
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return criteria.map(({ id, weight }) => {
    const told = works.flatMap(({ marks }) => marks?.by_criterion[id] ?? []);
    const sum = told.reduce((total, value) => total + value, 0);
    return {
      percent: Math.round((weight / weights) * 100),
      mean: told.length > 0 ? Math.round((sum / told.length) * 100) / 100 : null,
    };
  });
}
