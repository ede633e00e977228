import { isGuessable, passwordStrength } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './PasswordStrength.module.css';

const STEPS = { empty: 0, weak: 1, fair: 2, strong: 3 } as const;
/** Shorter ones are no passwords yet. */
const SHORTEST = 6;

/**
 * How hard the typed password is to guess: three steps and a word, and a warning of one that is tried
 * among the first. `own` is what is known of its owner: the address, the name.
 */
export function PasswordStrength({ password, own }: { password: string; own: readonly string[] }) {
  const { t } = useTexts();
  const strength = passwordStrength(password);
  const triedFirst = password.length >= SHORTEST && isGuessable(password, own);
  return (
    <div role="status">
      <span className={classes.strength} data-strength={strength}>
        <span className={classes.steps} aria-hidden="true">
          {[1, 2, 3].map((step) => (
            <i key={step} data-on={step <= STEPS[strength] || undefined} />
          ))}
        </span>
        {t('auth.strength.label', { level: t(`auth.strength.${strength}`) })}
      </span>
      {triedFirst && <p className={classes.common}>{t('auth.commonPassword')}</p>}
    </div>
  );
}
