import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import classes from './ProductPicture.module.css';

const STAGES = [
  { name: 'task', x: 28, y: 22, width: 104, state: 'done' },
  { name: 'review', x: 112, y: 64, width: 124, state: 'done' },
  { name: 'method', x: 196, y: 106, width: 132, state: 'now' },
  { name: 'experiment', x: 250, y: 148, width: 156, state: 'next' },
  { name: 'defence', x: 372, y: 190, width: 110, state: 'next' },
] as const;

/** A drawing of what the product shows: the roadmap of a project and a page of its document. */
export function ProductPicture() {
  const { t } = useTexts();
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 580 480"
      role="img"
      aria-label={t('home.picture.label')}
    >
      <g className={classes.card}>
        <rect x="0.5" y="0.5" width="519" height="243" rx="10" />
        {[104, 184, 264, 344, 424].map((x) => (
          <line key={x} className={classes.grid} x1={x} x2={x} y1="16" y2="228" />
        ))}
      </g>
      {STAGES.map(({ name, x, y, width, state }) => (
        <g key={name} className={classes.stage} data-state={state}>
          <rect x={x} y={y} width={width} height="30" rx="6" />
          {state === 'done' && <path className={classes.tick} d={`M${x + 10} ${y + 15}l4 4 7-8`} />}
          {state === 'now' && <circle className={classes.dot} cx={x + 15} cy={y + 15} r="4" />}
          <text x={x + (state === 'next' ? 12 : 28)} y={y + 20}>
            {t(`home.picture.${name}`)}
          </text>
        </g>
      ))}
      <g className={classes.move}>
        <rect x="28" y="107" width="142" height="28" rx="14" />
        <text x="99" y="125.5">
          {t('home.picture.yourMove')}
        </text>
      </g>
      <DocumentSheet />
    </svg>
  );
}
