import { IconAlertTriangle } from '@tabler/icons-react';
import { useFailure } from '../../../platform/states/LoadFailure.tsx';
import { SupportLink } from '../../../ui/SupportLink.tsx';
import classes from './FormAlert.module.css';

/**
 * Why a form was not accepted: an error, or words. Read out at once; draws nothing without either. The way
 * to the support stands beside what the person cannot mend, unless the form itself leads there.
 */
export function FormAlert(props: { error?: unknown; words?: string | null; toSupport?: boolean }) {
  const { toSupport = true, words = null } = props;
  const failure = useFailure(props.error);
  return (
    <div role="alert" className={classes.place}>
      {failure.words || words ? (
        <p className={classes.alert}>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          <span>
            {words ?? failure.words}
            {words === null && failure.helpless && toSupport && <SupportLink />}
          </span>
        </p>
      ) : null}
    </div>
  );
}
