import { Button } from '@mantine/core';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconQuote,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import {
  useDocumentStatus,
  useNumbering,
  useSections,
} from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useUndoNotice } from '../../../editor/shell/use-undo-notice.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useGoTo } from '../place/use-go-to.ts';
import checkPanelClasses from './CheckPanel.module.css';
import { CheckTop } from './CheckTop.tsx';
import type { Checker } from './create-checker.ts';
import classes from './Findings.module.css';
import type { FindingActions } from './finding-actions.ts';
import { type FindingGroup, type GroupKind, groupFindings, inSection } from './group-findings.ts';
import type { MendTarget, ShownFinding } from './protocol.ts';
import { RuleBlock } from './RuleBlock.tsx';
import { sectionName } from './section-name.ts';
import { useChecker } from './use-checker.ts';

/** The icon of each kind of findings: it is never told by colour alone. */
const KIND_ICON: Record<GroupKind, Icon> = {
  must: IconAlertCircle,
  should: IconAlertTriangle,
  practice: IconInfoCircle,
  signs: IconQuote,
};

/** Findings by kind and rule; the rules about signs are folded. */
function FindingList(props: { groups: readonly FindingGroup[]; actions: FindingActions }) {
  const { t } = useTexts();
  return props.groups.map(({ kind, count, rules }) => {
    const Icon = KIND_ICON[kind];
    return (
      <section key={kind} className={classes.severity} data-severity={kind}>
        <h3 className={classes.severityTitle}>
          <Icon size={18} stroke={2} aria-hidden="true" />
          <span>{t(`panels.check.severity.${kind}`)}</span>
          <span className={classes.count}>{count}</span>
        </h3>
        {rules.map((group) => (
          <RuleBlock
            key={group.rule}
            group={group}
            folded={kind === 'signs'}
            actions={props.actions}
          />
        ))}
      </section>
    );
  });
}

/** Mends one finding, those of a rule or all; tells what came of it. One mending at a time. */
function useMending(live: LiveDocument, checker: Checker | null) {
  const { t } = useTexts();
  const toasts = useToasts();
  const undoNotice = useUndoNotice(live);
  const [busy, setBusy] = useState(false);

  async function mend(target: MendTarget): Promise<void> {
    if (!checker || busy) return;
    setBusy(true);
    const outcome = await checker.mend(target);
    setBusy(false);
    if (outcome === 'failed') toasts.error('panels.check.fixFailed');
    else if (outcome === 'changing') toasts.warning(t('panels.check.changing'));
    else if (outcome.fixed === 0) toasts.warning(t('panels.check.gone'));
    else {
      undoNotice({
        message: t('panels.check.fixed', { count: outcome.fixed }),
        button: t('panels.check.undo'),
        color: 'green',
      });
    }
  }
  return { mend, busy };
}

const NOTHING: readonly ShownFinding[] = [];

/** Where a finding is shown; null for what is about the document as a whole. */
function placeOf({ finding }: ShownFinding, live: LiveDocument) {
  if (finding.place.sectionId) return finding.place;
  if (finding.subject.kind !== 'source') return null;
  const list = live.sections().find(({ kind }) => kind === 'references');
  return list ? { sectionId: list.id, path: [] } : null;
}

/** What a standard's inspector would find, beside the text, as it is written. */
export default function CheckPanel({ view, live, close }: PanelProps) {
  const { t } = useTexts();
  const [section, setSection] = useState<string | null>(null);
  const { rights } = useDocumentStatus();
  const heads = useSections();
  const numbering = useNumbering();
  const [{ profile }] = useSettings();
  const { checker, state } = useChecker(live, view);
  const { mend, busy } = useMending(live, checker);
  const goTo = useGoTo(live, close);
  const name = (id: string) => sectionName(id, { heads, numbering, profile, t });
  const findings = state.findings ?? NOTHING;
  const shown = inSection(findings, section);
  const actions: FindingActions = {
    mayMend: rights.edit,
    busy,
    canGo: (one) => placeOf(one, live) !== null,
    go(one) {
      const place = placeOf(one, live);
      if (place) goTo(place);
    },
    mend: (finding) => void mend({ kind: 'one', finding }),
    mendRule: (rule) => void mend({ kind: 'rule', scope: { rule, section } }),
    sectionName: name,
  };
  const top = state.findings && state.phase !== 'failed' && (
    <CheckTop
      findings={findings}
      checking={state.phase === 'checking'}
      section={section}
      onSection={setSection}
      sectionName={name}
      mayMend={rights.edit}
      mending={busy}
      onMendAll={() => void mend({ kind: 'all' })}
    />
  );
  return (
    <>
      {top}
      {state.phase === 'failed' && (
        <div className={checkPanelClasses.state}>
          <EmptyState
            icon={IconAlertTriangle}
            text={t('panels.check.failed')}
            action={
              <Button variant="default" onClick={() => checker?.restart()}>
                {t('ui.retry')}
              </Button>
            }
          />
        </div>
      )}
      {state.phase !== 'failed' && !state.findings && (
        <div className={checkPanelClasses.state}>
          <RowsSkeleton rows={5} />
        </div>
      )}
      {state.phase === 'ready' && shown.length === 0 && (
        <div className={checkPanelClasses.state}>
          <EmptyState
            icon={IconCircleCheck}
            text={t(findings.length === 0 ? 'panels.check.none' : 'panels.check.noneHere')}
          />
        </div>
      )}
      {state.phase !== 'failed' && <FindingList groups={groupFindings(shown)} actions={actions} />}
    </>
  );
}
