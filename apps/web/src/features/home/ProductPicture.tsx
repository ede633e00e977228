import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import classes from './ProductPicture.module.css';

const STAGES = [
  { name: 'task', x: 28, y: 30, width: 96, state: 'done' },
  { name: 'review', x: 108, y: 74, width: 124, state: 'done' },
  { name: 'method', x: 196, y: 118, width: 132, state: 'now' },
  { name: 'experiment', x: 250, y: 162, width: 150, state: 'next' },
  { name: 'defence', x: 352, y: 206, width: 100, state: 'next' },
] as const;

/** A drawing of what the product shows: the roadmap of a project and a page of its document. */
export function ProductPicture() {
  const { t } = useTexts();
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 560 440"
      role="img"
      aria-label={t('home.picture.label')}
    >
      <g className={classes.card}>
        <rect x="0.5" y="0.5" width="479" height="263" rx="10" />
        {[100, 180, 260, 340, 420].map((x) => (
          <line key={x} className={classes.grid} x1={x} x2={x} y1="16" y2="248" />
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
        <rect x="28" y="166" width="142" height="28" rx="14" />
        <text x="99" y="184.5">
          {t('home.picture.yourMove')}
        </text>
      </g>
      <DocumentSheet />
    </svg>
  );
}
