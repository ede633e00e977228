import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError } from '../../../app/toasts/describe-error.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './FormAlert.module.css';

/** Why a form was not accepted: an error, or words. Read out at once; draws nothing without either. */
export function FormAlert({ error, words = null }: { error?: unknown; words?: string | null }) {
  const { t } = useTexts();
  return (
    <div role="alert" className={classes.place}>
      {error || words ? (
        <p className={classes.alert}>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          <span>{words ?? describeError(error, t)}</span>
        </p>
      ) : null}
    </div>
  );
}
