import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ProductPicture.module.css';

const UPPER = [228, 214, 232, 180];
const LOWER = [232, 220, 130];

/** A page of a thesis with a figure and its caption, and the note of the check beside it. */
export function DocumentSheet() {
  const { t } = useTexts();
  return (
    <g transform="translate(262 232)">
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
        <rect x="86" y="84" width="128" height="66" rx="3" />
        <path d="M98 138l22-26 18 16 24-34 36 44" />
      </g>
      <text className={classes.caption} x="150" y="170">
        {t('home.picture.figure')}
      </text>
      <g className={classes.clause}>
        <rect x="-254" y="150" width="238" height="32" rx="6" />
        <path className={classes.thread} d="M-16 166h88" />
        <path d="M-242 166l4 4 7-8" />
        <text x="-224" y="170.5">
          {t('home.picture.clause')}
        </text>
      </g>
    </g>
  );
}
