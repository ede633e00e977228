import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import {
  useDocumentStatus,
  useNumbering,
  useSections,
} from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useGoTo } from '../place/use-go-to.ts';
import classes from './CheckPanel.module.css';
import { CheckTop } from './CheckTop.tsx';
import { FindingList } from './FindingList.tsx';
import type { FindingActions } from './finding-actions.ts';
import { groupFindings, inSection } from './group-findings.ts';
import type { ShownFinding } from './protocol.ts';
import { sectionName } from './section-name.ts';
import { useChecker } from './use-checker.ts';
import { useMending } from './use-mending.ts';

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
        <div className={classes.state}>
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
        <div className={classes.state}>
          <RowsSkeleton rows={5} />
        </div>
      )}
      {state.phase === 'ready' && shown.length === 0 && (
        <div className={classes.state}>
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
