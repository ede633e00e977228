import { passwordStrength } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './PasswordStrength.module.css';

const STEPS = { empty: 0, weak: 1, fair: 2, strong: 3 } as const;

/** How hard the typed password is to guess: three steps and a word. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTexts();
  const strength = passwordStrength(password);
  return (
    <span className={classes.strength} data-strength={strength} role="status">
      <span className={classes.steps} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={step <= STEPS[strength] || undefined} />
        ))}
      </span>
      {t('auth.strength.label', { level: t(`auth.strength.${strength}`) })}
    </span>
  );
}
