import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError } from '../../../app/toasts/describe-error.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './FormAlert.module.css';

/** Above the button of a form: why it was not accepted. Read out at once; draws nothing without an error. */
export function FormAlert({ error }: { error: unknown }) {
  const { t } = useTexts();
  return (
    <div role="alert" className={classes.place}>
      {error ? (
        <p className={classes.alert}>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          <span>{describeError(error, t)}</span>
        </p>
      ) : null}
    </div>
  );
}
