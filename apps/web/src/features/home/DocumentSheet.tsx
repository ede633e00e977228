import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ProductPicture.module.css';

const UPPER = [228, 214, 232, 180];
const LOWER = [232, 220, 130];

/** A page of a thesis with a figure and its caption, and the note of the check beside it. */
export function DocumentSheet() {
  const { t } = useTexts();
  return (
    <g transform="translate(248 190)">
      <rect className={classes.sheet} x="0.5" y="0.5" width="299" height="240" rx="6" />
      <g className={classes.lines}>
        {UPPER.map((width, index) => (
          <rect key={width} x="32" y={26 + index * 13} width={width} height="5" rx="2.5" />
        ))}
        {LOWER.map((width, index) => (
          <rect key={width} x="32" y={192 + index * 13} width={width} height="5" rx="2.5" />
        ))}
      </g>
      <g className={classes.figure}>
        <rect x="92" y="84" width="116" height="66" rx="3" />
        <path d="M104 138l20-26 16 16 22-34 30 44" />
      </g>
      <text className={classes.caption} x="150" y="170">
        {t('home.picture.figure')}
      </text>
      <g className={classes.clause}>
        <rect x="-118" y="156" width="188" height="28" rx="6" />
        <path d="M-106 170l4 4 7-8" />
        <text x="-88" y="174.5">
          {t('home.picture.clause')}
        </text>
      </g>
    </g>
  );
}
