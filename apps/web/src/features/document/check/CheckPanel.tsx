import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { documentEndpoints } from '@pv/contract';
import type { SectionHead } from '@pv/editor-schema';
import type { Numbering, Place } from '@pv/gost';
import type { Translate } from '@pv/texts';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconQuote,
} from '@tabler/icons-react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import { closedSections } from '../../../editor/document/replace-parts.ts';
import { outlineTitle } from '../../../editor/section/section-title.ts';
import {
  useHeadingNumbers,
  useRights,
  useSections,
} from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useDoneNotice } from '../../../editor/shell/use-done-notice.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useSuggesting } from '../../../editor/suggest/use-suggesting.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import checkPanelClasses from './CheckPanel.module.css';
import { CheckTop } from './CheckTop.tsx';
import type { Checker } from './create-checker.ts';
import classes from './Findings.module.css';
import { type FindingActions, useSteadyActions } from './finding-actions.ts';
import {
  type FindingGroup,
  type GroupKind,
  groupFindings,
  inSection,
  NO_SECTION,
} from './group-findings.ts';
import { HiddenFindings } from './HiddenFindings.tsx';
import type { MendTarget, ShownFinding } from './protocol.ts';
import { RuleBlock } from './RuleBlock.tsx';
import { SheetMenu } from './SheetMenu.tsx';
import { useChecked, useChecker } from './use-checker.ts';
import { useHiding } from './use-hiding.ts';

/** Goes to a place of the text; where the panel covers the text, the panel is closed first. */
function useGoTo(live: LiveDocument, close: () => void): (place: Place) => void {
  const covers = useMediaQuery('(max-width: 1115px)', false, { getInitialValueInEffect: false });
  return useCallback(
    (place) => {
      if (covers) close();
      // the text must be there to be scrolled
      requestAnimationFrame(() => live.goTo(place));
    },
    [covers, live, close],
  );
}

interface Named {
  heads: readonly SectionHead[];
  numbering: Pick<Numbering, 'byId'>;
  /** The formatting profile of the document. */
  profile: string;
  t: Translate;
}

/** How the panel calls a section: as the outline does, or what stands for a place in no section. */
export function sectionName(id: string, { heads, numbering, profile, t }: Named): string {
  if (id === NO_SECTION.sources) return t('panels.check.sources');
  const head = heads.find((one) => one.id === id);
  return head ? outlineTitle(head, { numbering, profile }, t) : t('panels.check.wholeDocument');
}

/** The icon of each kind of findings: it is never told by colour alone. */
const KIND_ICON: Record<GroupKind, Icon> = {
  must: IconAlertCircle,
  should: IconAlertTriangle,
  practice: IconInfoCircle,
  signs: IconQuote,
};

/** Findings by kind and rule; the rules about signs are folded. */
const FindingList = memo(function FindingList(props: {
  groups: readonly FindingGroup[];
  actions: FindingActions;
}) {
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
});

/** Mends one finding, those of a rule or all; tells what came of it. One mending at a time. */
function useMending(live: LiveDocument, checker: Checker | null) {
  const { t } = useTexts();
  const toasts = useToasts();
  const tell = useDoneNotice(live);
  const [busy, setBusy] = useState(false);

  async function mend(target: MendTarget): Promise<void> {
    if (!checker || busy) return;
    setBusy(true);
    const outcome = await checker.mend(target);
    setBusy(false);
    if (outcome === 'failed') toasts.error('panels.check.fixFailed');
    else if (outcome === 'changing') toasts.warning(t('panels.check.changing'));
    else {
      const { fixed: changed, closed } = outcome;
      const gone = changed + closed === 0;
      const said = gone ? t('panels.check.gone') : t('panels.check.fixed', { count: changed });
      tell(said, { changed, closed });
    }
  }
  return { mend, busy };
}

const NOTHING: readonly ShownFinding[] = [];

/** Sections of closed stages take no correction. */
const unmendable = (one: ShownFinding): ShownFinding => ({
  ...one,
  finding: { ...one.finding, fixable: false },
});

/** Where a finding is shown; null for what is about the document as a whole. */
function placeOf({ finding }: ShownFinding, live: LiveDocument) {
  if (finding.place.sectionId) return finding.place;
  if (finding.subject.kind !== 'source') return null;
  const list = live.sections().find(({ kind }) => kind === 'references');
  return list ? { sectionId: list.id, path: [] } : null;
}

/** Says that nothing is wrong, of a text that has been checked as it is now. */
function NothingFound({ checker, text }: { checker: Checker | null; text: string }) {
  const isReady = useChecked(checker, ({ phase }) => phase === 'ready');
  if (!isReady) return null;
  return (
    <div className={checkPanelClasses.state}>
      <EmptyState icon={IconCircleCheck} text={text} />
    </div>
  );
}

/** What a standard's inspector would find, beside the text, as it is written. */
export default function CheckPanel({ view, live, close }: PanelProps) {
  const { t } = useTexts();
  const [section, setSection] = useState<string | null>(null);
  const rights = useRights();
  const heads = useSections();
  const numbering = useHeadingNumbers();
  const [{ profile }] = useSettings();
  const hiding = useHiding(live);
  const checker = useChecker(live, view);
  const isFailed = useChecked(checker, ({ phase }) => phase === 'failed');
  // hundreds of findings are drawn between keys
  const checked = useDeferredValue(useChecked(checker, (state) => state.findings));
  const { mend, busy } = useMending(live, checker);
  const keep = useChange(documentEndpoints.keepVersion, { stales: [documentEndpoints.versions] });
  const mendAll = () => {
    const all = () => mend({ kind: 'all' });
    // the text that visitors try is on their device only
    if (live.kept === 'server') keep.mutate({ params: { id: view.id } }, { onSuccess: all });
    else void all();
  };
  const goTo = useGoTo(live, close);
  const name = useCallback(
    (id: string) => sectionName(id, { heads, numbering, profile, t }),
    [heads, numbering, profile, t],
  );
  const found = checked ?? NOTHING;
  const suggesting = useSuggesting();
  const findings = useMemo(() => {
    const closed = closedSections(live.doc, rights);
    const shown = found.filter(({ hidden }) => !hidden);
    return shown.map((one) => (closed.has(one.finding.place.sectionId) ? unmendable(one) : one));
  }, [found, live, rights]);
  const shown = useMemo(() => inSection(findings, section), [findings, section]);
  const groups = useMemo(() => groupFindings(shown), [shown]);
  const actions = useSteadyActions({
    mayMend: rights.edit && !suggesting,
    mayHide: rights.edit,
    busy,
    canGo: (one) => placeOf(one, live) !== null,
    go(one) {
      const place = placeOf(one, live);
      if (place) goTo(place);
    },
    mend: (finding) => void mend({ kind: 'one', finding }),
    mendRule: (rule) => void mend({ kind: 'rule', scope: { rule, section } }),
    hide: hiding.hide,
    sectionName: name,
  });
  const top = checked && !isFailed && (
    <CheckTop
      findings={findings}
      checker={checker}
      section={section}
      onSection={setSection}
      sectionName={name}
      mayMend={rights.edit}
      suggesting={suggesting}
      mending={busy || keep.isPending}
      onMendAll={mendAll}
    />
  );
  return (
    <>
      {top}
      {isFailed && (
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
      {!isFailed && !checked && (
        <div className={checkPanelClasses.state}>
          <RowsSkeleton rows={5} />
        </div>
      )}
      {!isFailed && checked && shown.length === 0 && (
        <NothingFound
          checker={checker}
          text={t(findings.length === 0 ? 'panels.check.none' : 'panels.check.noneHere')}
        />
      )}
      {!isFailed && <FindingList groups={groups} actions={actions} />}
      <HiddenFindings hiding={hiding} mayShow={rights.edit} />
      {live.kept === 'server' && view.can.export && <SheetMenu documentId={view.id} />}
    </>
  );
}
