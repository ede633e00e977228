import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Findings.module.css';
import type { FindingActions } from './finding-actions.ts';
import { sectionOf } from './group-findings.ts';
import type { ShownFinding } from './protocol.ts';

/** One place: what is wrong, where, the words that stand there, and the correction where there is one. */
export function FindingItem(props: {
  shown: ShownFinding;
  message: string;
  actions: FindingActions;
}) {
  const { shown, message, actions } = props;
  const { t } = useTexts();
  const { before, marked, after } = shown.excerpt;
  const words = before || marked || after;
  const body = (
    <>
      <span className={classes.message}>{message}</span>
      {words && (
        <span className={classes.excerpt}>
          {before}
          {marked && <mark>{marked}</mark>}
          {after}
        </span>
      )}
      <span className={classes.where}>{actions.sectionName(sectionOf(shown))}</span>
    </>
  );
  return (
    <li className={classes.place}>
      {actions.canGo(shown) ? (
        <button type="button" className={classes.go} onClick={() => actions.go(shown)}>
          {body}
        </button>
      ) : (
        <div className={classes.go}>{body}</div>
      )}
      {shown.finding.fixable && actions.mayMend && (
        <Button
          className={classes.fix ?? ''}
          size="compact-sm"
          variant="subtle"
          disabled={actions.busy}
          title={t('panels.check.fixHint')}
          onClick={() => actions.mend(shown.finding)}
        >
          {t('panels.check.fix')}
        </Button>
      )}
    </li>
  );
}
