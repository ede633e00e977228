import { Button, NativeSelect, Text } from '@mantine/core';
import { IconCheck, IconLoader2, IconWand } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './CheckPanel.module.css';
import type { Checker } from './create-checker.ts';
import { countBySection } from './group-findings.ts';
import type { ShownFinding } from './protocol.ts';
import { useChecked } from './use-checker.ts';

const EVERYWHERE = '';

export interface CheckTopProps {
  findings: readonly ShownFinding[];
  checker: Checker | null;
  /** Null for the whole document. */
  section: string | null;
  onSection(id: string | null): void;
  sectionName(id: string): string;
  mayMend: boolean;
  /** What one does here are suggestions: nothing is mended. */
  suggesting: boolean;
  mending: boolean;
  onMendAll(): void;
}

/** Whether the findings are those of the text as it is now. */
function CheckPhase({ checker }: Pick<CheckTopProps, 'checker'>) {
  const { t } = useTexts();
  const isReady = useChecked(checker, ({ phase }) => phase === 'ready');
  const Icon = isReady ? IconCheck : IconLoader2;
  return (
    <span className={classes.phase} role="status">
      <Icon size={16} aria-hidden="true" />
      {t(isReady ? 'panels.check.checked' : 'panels.check.checking')}
    </span>
  );
}

/** How much was found, where to look, and the button that mends what a machine can. */
export function CheckTop(props: CheckTopProps) {
  const { findings, section } = props;
  const { t } = useTexts();
  const counts = countBySection(findings);
  const fixable = findings.filter(({ finding }) => finding.fixable && !finding.asked).length;
  // a section that was just put right stays chosen until another is
  const listed =
    section === null || counts.has(section) ? [...counts] : [...counts, [section, 0] as const];
  return (
    <div className={classes.top}>
      <div className={classes.summary}>
        <span>{t('panels.check.findings', { count: findings.length })}</span>
        <CheckPhase checker={props.checker} />
      </div>
      <NativeSelect
        aria-label={t('panels.check.filter')}
        value={section ?? EVERYWHERE}
        onChange={({ currentTarget }) => props.onSection(currentTarget.value || null)}
        data={[
          { value: EVERYWHERE, label: `${t('panels.check.everywhere')} (${findings.length})` },
          ...listed.map(([id, count]) => ({
            value: id,
            label: `${props.sectionName(id)} (${count})`,
          })),
        ]}
      />
      {props.mayMend && props.suggesting && fixable > 0 && (
        <Text size="sm">{t('writing.suggesting')}</Text>
      )}
      {props.mayMend && !props.suggesting && fixable > 0 && (
        <Button
          variant="light"
          leftSection={<IconWand size={18} aria-hidden="true" />}
          loading={props.mending}
          onClick={props.onMendAll}
        >
          {t('panels.check.fixAll', { n: fixable })}
        </Button>
      )}
    </div>
  );
}
